import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { every, json } from '#fixtures/faults.ts';
import { renderScreen, setFaults } from '../support/renderScreen.tsx';
import { textsOf } from '../support/textsOf.ts';

const huge = 'x'.repeat(1_000_000);

test('a response without valid name, date or percentage shows N/A (RESPONSES-2)', async () => {
  await renderScreen('/responses', { world: 'broken', as: 'owner' });
  await expect
    .poll(() => textsOf(page.getByRole('row').nth(1).getByRole('cell')))
    .toEqual(['N/A', 'Choices without choices', 'N/A', 'N/A', 'N/A']);
});

test('an agent without a name has its row and menu (AGENTS-2)', async () => {
  await renderScreen('/agents', { world: 'broken', as: 'owner' });
  await expect.element(page.getByRole('button', { name: 'Actions for N/A' })).toBeVisible();
});

test('a survey without a title is named and can be opened (LIST-2, ANALYZE-2)', async () => {
  await renderScreen('/dashboard', { world: 'broken', as: 'owner' });
  await page.getByRole('button', { name: 'Actions for Untitled survey' }).click();
  await page.getByRole('menuitem', { name: 'Reports' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Untitled survey' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'Analyze Surveys' }).click();
  await expect
    .element(page.getByRole('cell', { name: 'Untitled survey', exact: true }))
    .toBeVisible();
});

test('a report of huge texts and 2,000 choices is cut, with the number of rows left out (FAULT-11)', async () => {
  const options = Array.from({ length: 2000 }, (_, place) => ({
    order: place + 1,
    text: place === 0 ? huge : `Choice ${place + 1}`,
    isActive: true,
    responseCount: 1,
    responsePercentage: 1,
    selectionPercentage: 1,
  }));
  const summary = { id: 1, text: huge, type: 'single', responseCount: 9, options, answers: [] };
  const report = { id: 1, title: huge, questions: [summary], responses: [] };
  // Too long for a link's address.
  await renderScreen('/analyze-surveys', { as: 'owner' });
  setFaults([every('GET /survey/analyze/:id', json(report))]);
  await page.getByRole('link', { name: 'Get reports of Market day shoppers' }).click();
  await expect.element(page.getByText('1,500 more rows are left out here.')).toBeVisible();
  await expect
    .element(page.getByRole('table', { name: 'Figures of Q1' }).getByRole('row'))
    .toHaveLength(501);
  const heading = (await page.getByRole('heading', { level: 1 }).findElement()).textContent;
  expect(heading?.length).toBe(3000);
  expect(heading?.endsWith('x…')).toBe(true);
});

test('a page of 1,000 surveys with a huge title shows 500 rows and the number of others (FAULT-11)', async () => {
  const surveys = Array.from({ length: 1000 }, (_, place) => ({
    id: place + 1,
    title: place === 0 ? huge : `Survey ${place + 1}`,
    status: 'Open',
    updatedAt: '2026-03-01T09:00:00Z',
    responseCount: 0,
  }));
  await renderScreen('/agents', { as: 'owner' });
  setFaults([every('POST /survey', json({ surveys, totalPages: 9e15 }))]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(page.getByText('500 more rows are left out here.')).toBeVisible();
  await expect.element(page.getByRole('table').getByRole('row')).toHaveLength(501);
  await expect.element(page.getByRole('button', { name: '2', exact: true })).toBeVisible();
});

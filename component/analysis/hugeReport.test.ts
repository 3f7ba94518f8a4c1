import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { every, json } from '#fixtures/faults.ts';
import { renderScreen, setFaults } from '../support/renderScreen.tsx';

const huge = 'x'.repeat(1_000_000);

test('a report with huge texts and 2,000 options shows 500 rows and the number of the hidden ones (FAULT-11)', async () => {
  const options = Array.from({ length: 2000 }, (_, index) => ({
    order: index + 1,
    text: index === 0 ? huge : `Choice ${index + 1}`,
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

test('of a report of 200 questions only the cards near the window are laid out (FAULT-11)', async () => {
  await renderScreen('/analyze-surveys/1', { as: 'owner', world: 'longSurvey' });
  const cards = page.getByCss('.summary');
  await expect.element(cards).toHaveLength(200);
  const isLaidOut = async (index: number) => {
    const card = await cards.nth(index).findElement();
    return card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  };
  await expect.poll(() => isLaidOut(0)).toBe(true);
  await expect.poll(() => isLaidOut(199)).toBe(false);
});

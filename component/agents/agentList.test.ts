import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { every, heldAnswer, json, next } from '#fixtures/faults.ts';
import { currentUrl, release, renderScreen } from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const pagination = page.getByRole('navigation', { name: 'Pagination' });

test('the list has heading, columns, N/A and badges (AGENTS-1, AGENTS-2)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'All Agents' })).toBeVisible();
  await expect.element(page.getByText('Manage your survey agents')).toBeVisible();
  await expect
    .poll(() => readTexts(page.getByRole('columnheader')))
    .toEqual(['Name', 'Email', 'Mobile', 'Status', 'Actions']);
  await expect.element(page.getByRole('row')).toHaveLength(11);
  await expect.element(page.getByRole('cell', { name: 'N/A' }).first()).toBeVisible();
  await expect
    .poll(() => page.getByText('Deactivated').first().element().closest('.badge'))
    .not.toBeNull();
});

test('a blank mobile number is N/A, without a link (AGENTS-2)', async () => {
  const agent = { firstName: 'Ada', lastName: 'King', email: 'a@b.co', status: 'Active' };
  const data = [{ ...agent, id: 1, mobileNumber: ' \u200b' }];
  await renderScreen('/agents', {
    as: 'owner',
    faults: [every('GET /agent', json({ data, pagination: { totalPages: 1, totalItems: 1 } }))],
  });
  const cell = page.getByRole('cell', { name: 'N/A' });
  await expect.element(cell).toBeVisible();
  await expect.element(cell.getByRole('link')).not.toBeInTheDocument();
});

test('a long email breaks before its "@" (LOOK-6)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  const link = (await page
    .getByRole('link', { name: 'chiara.petrov@field.example' })
    .findElement()) as HTMLElement;
  Object.assign(link.style, { display: 'inline-block', width: '16ch', minWidth: '0' });
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  const lines: Record<string, number> = {};
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    lines[String(texts.currentNode.textContent)] = range.getBoundingClientRect().top;
  }
  expect(Object.keys(lines)).toEqual(['chiara.petrov', '@field.example']);
  expect(lines['@field.example']).toBeGreaterThan(lines['chiara.petrov'] ?? Number.NaN);
});

test('the footer shows the range and pages (AGENTS-5)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await expect.element(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  await expect
    .poll(() => readTexts(pagination.getByRole('button')))
    .toEqual(['Previous', '1', '2', '3', 'Next']);
  await expect.element(pagination.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pagination.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Showing 11-20 of 23 agents')).toBeVisible();
  await pagination.getByRole('button', { name: '3' }).click();
  await expect.element(page.getByText('Showing 21-23 of 23 agents')).toBeVisible();
  await expect.element(pagination.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect.poll(currentUrl).toBe('/agents?page=3');
});

test('at most ten page buttons: the first, the last, and those around the current page (AGENTS-5)', async () => {
  const agent = { id: 1, firstName: 'Ada', lastName: 'King', email: 'a@b.co', status: 'Active' };
  const body = { data: [agent], pagination: { totalPages: 30, totalItems: 300 } };
  await renderScreen('/agents', { as: 'owner', faults: [every('GET /agent', json(body))] });
  const numbers = pagination.getByRole('button', { name: /^\d+$/ });
  const readVisible = () => readTexts(numbers).join(' ');
  await expect.poll(readVisible).toBe('1 2 3 4 5 6 7 8 9 30');
  await numbers.nth(8).click();
  await expect.poll(readVisible).toBe('1 5 6 7 8 9 10 11 12 30');
  await numbers.last().click();
  await expect.poll(readVisible).toBe('1 22 23 24 25 26 27 28 29 30');
});

test('an empty list shows its message, a loading one a loader (AGENTS-4)', async () => {
  await renderScreen('/agents', {
    as: 'owner',
    world: 'empty',
    faults: [next('GET /agent', heldAnswer)],
  });
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await release('GET /agent');
  await expect.element(page.getByText('No agents found.')).toBeVisible();
  await expect.element(page.getByText(/^Showing/)).not.toBeInTheDocument();
});

import type { Page } from '@playwright/test';
import { measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page, noun: string) =>
  page.getByRole('searchbox', { name: `Search ${noun}` });

test('Back clears the search, even right after a key and before the next paint (FIND-4)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  await search(page, 'agents').evaluate((field: HTMLInputElement) => {
    // Letters and step back in one task: their result is never rendered.
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(field, 'chi');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    history.back();
  });
  await expect(page).toHaveURL('/agents');
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  await expect(search(page, 'agents')).toHaveValue('');
  await page.goForward();
  await expect(search(page, 'agents')).toHaveValue('chi');
});

test('on a phone each row is a card with every column; responses leave out survey and time (FIND-6, RESPONSES-3)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/agents', { signedInAs: 'owner' });
  const first = page.getByRole('row').nth(1);
  await expect(first.getByRole('cell')).toHaveCount(5);
  for (const cell of await first.getByRole('cell').all()) await expect(cell).toBeVisible();
  const cells = first.getByRole('cell');
  const [above, below] = [await measure(cells.first()), await measure(cells.nth(1))];
  expect(below.y).toBeGreaterThanOrEqual(above.bottom);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Order').selectOption('Email, ascending');
  await expect(page).toHaveURL('/agents?sort=email');
  await filters.getByRole('button', { name: 'Show 23 agents' }).click();
  await expect(filters).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto('/responses');
  const response = page.getByRole('row').nth(1);
  await expect(response.getByRole('cell')).toHaveCount(3);
  await expect(response.getByText('Market day shoppers')).toBeHidden();
});

test('a row’s menu accepts keys at once, and holding the key that opens it selects nothing (KEYS-4)', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/dashboard', { signedInAs: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await expect(actions).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await actions.focus();
  const first = page.getByRole('menuitem').first();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await page.clock.runFor(50);
  await expect(first).toHaveCount(0);
  await page.keyboard.up('Enter');
  await page.clock.runFor(50);
  await expect(first).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
});

test('only existing pages are requested, and none before it is opened (FIND-10, LIST-4)', async ({
  page,
  open,
}) => {
  const requests: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/api/v1/agent')) requests.push(url.searchParams.get('page'));
  });
  await open('/agents', { signedInAs: 'owner' });
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Previous').click({ force: true });
  await button('2').hover();
  await button('3').click();
  await expect(page.getByText('Showing 21-23 of 23 agents')).toBeVisible();
  await button('Next').click({ force: true });
  expect(requests).toEqual(['1', '3']);
});

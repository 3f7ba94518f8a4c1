import type { Page } from '@playwright/test';
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

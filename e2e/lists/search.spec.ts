import type { Page } from '@playwright/test';
import { held, next } from '#fixtures/faults.ts';
import { demoOf, setDemo } from '../support/canvassDemo.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page, noun: string) =>
  page.getByRole('searchbox', { name: `Search ${noun}` });
const titles = (page: Page) =>
  page.getByRole('table', { name: 'All Surveys' }).locator('tbody tr td:nth-child(2)');

test('typing searches surveys of every page, ignoring case and accents (FIND-1, FIND-4)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await search(page, 'surveys').pressSequentially('RADIOS');
  await expect(titles(page)).toHaveText(['Phones and radios']);
  await expect(page.getByText('1 of 14 surveys')).toBeVisible();
  await expect(page).toHaveURL('/dashboard?q=RADIOS');
  await page.reload();
  await expect(search(page, 'surveys')).toHaveValue('RADIOS');
  await expect(titles(page)).toHaveText(['Phones and radios']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(titles(page)).toHaveCount(10);
});

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

test('leaving the list stops loading its pages (FIND-5)', async ({ page, open }) => {
  await open('/responses', { signedInAs: 'owner', world: 'large' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('pageSize=100')) asked.push(request.url());
  });
  await expect(page.getByText('Showing 1-10 of 10,000 responses')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Completion %' }).getByRole('button').click();
  await expect(page.getByText(/Sorting… [\d,]+ of 10,000 read/)).toBeVisible();
  await page.getByRole('link', { name: 'Analyze Surveys' }).click();
  await expect(page.getByRole('heading', { name: 'Analyze Surveys' })).toBeVisible();
  expect(asked.length).toBeLessThan(100);
  const count = asked.length;
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByText('No agents found.')).toBeVisible();
  expect(asked).toHaveLength(count);
});

test('on a phone each row is a card with every column; responses keep their table (FIND-6, RESPONSES-3)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/agents', { signedInAs: 'owner' });
  const first = page.getByRole('row').nth(1);
  await expect(first.getByRole('cell')).toHaveCount(5);
  for (const cell of await first.getByRole('cell').all()) await expect(cell).toBeVisible();
  const [name, email] = await first.getByRole('cell').all();
  const [above, below] = [await name?.boundingBox(), await email?.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await page.getByRole('button', { name: 'Order: Usual order' }).click();
  await page.getByRole('menuitemradio', { name: 'Email, ascending' }).click();
  await expect(page).toHaveURL('/agents?sort=Email');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto('/responses');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Survey' })).toBeHidden();
});

for (const [place, loseFocus] of [
  ['in the question', () => undefined],
  ['nowhere', () => (document.activeElement as HTMLElement).blur()],
] as const) {
  test(`a row that disappears during its question, with the focus ${place}, passes the focus to its successor (SEAM-27)`, async ({
    page,
    open,
    release,
  }) => {
    await open('/dashboard?status=Open', {
      signedInAs: 'owner',
      faults: [next('POST /survey/update-status', held)],
    });
    const actions = page.getByRole('button', { name: /^Actions for/ });
    await expect(actions.nth(1)).toBeVisible();
    const following = (await actions.nth(1).getAttribute('aria-label')) ?? '';
    await actions.first().press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.getByRole('menuitem', { name: 'Close' }).press('Enter');
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await page.evaluate(loseFocus);
    const demo = await demoOf(page);
    await demo.evaluate(async ({ backend }) => {
      const { surveys } = backend.database;
      await surveys.update((query) => query.where({ title: 'Market day shoppers' }), {
        data: (draft) => {
          draft.status = 'Closed';
        },
      });
    });
    await setDemo(page, { network: 'offline' });
    await setDemo(page, { network: 'online' });
    await expect(actions.first()).toHaveAccessibleName(following);
    await release('POST /survey/update-status');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(actions.first()).toBeFocused();
  });
}

test('the key that chooses a status does not reopen the menu (FIND-2)', async ({ page, open }) => {
  await open('/agents', { signedInAs: 'owner' });
  const status = page.getByRole('button', { name: /^Status:/ });
  await status.click();
  await expect(page.getByRole('menuitemradio', { name: 'All statuses' })).toBeFocused();
  await page.getByRole('menuitemradio', { name: 'Deactivated' }).focus();
  await page.keyboard.down('Enter');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  await expect(status).toHaveText(/All statuses/);
  await page.keyboard.up('Enter');
  await expect(status).toHaveText(/Deactivated/);
  await expect(status).toBeFocused();
  await expect(status).toHaveAttribute('aria-expanded', 'false');
});

test('a search opened by its address requests only what it shows (FIND-4, LOAD-3)', async ({
  page,
  open,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/v1/survey') calls.push(pathname);
  });
  await open('/dashboard?q=market', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a row’s menu takes keys at once, and the held key that opened it chooses nothing (KEYS-4)', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/dashboard', { signedInAs: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await expect(actions).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await actions.focus();
  await page.keyboard.down('Enter');
  await page.clock.runFor(50);
  const first = page.getByRole('menuitem').first();
  await expect(first).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.clock.runFor(50);
  await expect(first).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
});

test('a search keeps 200 characters in field and address (FIND-9)', async ({ page, open }) => {
  await open('/agents', { signedInAs: 'owner' });
  await search(page, 'agents').fill('x'.repeat(20_000));
  await expect(search(page, 'agents')).toHaveValue('x'.repeat(200));
  await expect(page).toHaveURL(`/agents?q=${'x'.repeat(200)}`);
  await page.goto(`/agents?q=${'y'.repeat(2000)}`);
  await expect(search(page, 'agents')).toHaveValue('y'.repeat(200));
  await expect(page).toHaveURL(`/agents?q=${'y'.repeat(200)}`);
});

test.describe('with prefetching', () => {
  test.use({ fetchesAhead: true });

  test('hovering page buttons requests only existing pages, also on disabled buttons (FIND-10)', async ({
    page,
    open,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/agent?')) asked.push(new URL(request.url()).search);
    });
    await open('/agents', { signedInAs: 'owner' });
    await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
    const hover = (name: string) =>
      page.getByRole('button', { name, exact: true }).hover({ force: true });
    await hover('Previous');
    await page.getByRole('button', { name: '3', exact: true }).click();
    await expect(page.getByText('Showing 21-23 of 23 agents')).toBeVisible();
    await hover('Next');
    await hover('2');
    await expect.poll(() => asked.some((search) => search.includes('page=2'))).toBe(true);
    expect(asked.filter((search) => !/page=[123]&/.test(search))).toEqual([]);
  });
});

test('Clear and a chosen status leave the focus in place (FIND-1, FIND-2)', async ({
  page,
  open,
}) => {
  await open('/agents?q=a', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(search(page, 'agents')).toBeFocused();
  const status = page.getByRole('button', { name: /^Status:/ });
  await status.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.getByRole('menuitemradio', { name: 'Deactivated' }).press('Enter');
  await expect(status).toHaveText(/Deactivated/);
  await expect(status).toBeFocused();
});

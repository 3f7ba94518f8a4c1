import type { Page } from '@playwright/test';
import { heldResponse, next } from '#fixtures/faults.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { fillFields } from '../support/fields.ts';
import { logInAsNadia, logInAsTomas } from '../support/logIn.ts';
import { expect, test } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('complementary').first();

/** A second tab of the same browser, at the login page although somebody is signed in. */
async function secondTabAtLogin(page: Page) {
  const secondTab = await page.context().newPage();
  await secondTab.goto('/login');
  await expect(secondTab.getByLabel('Email')).toBeVisible();
  return secondTab;
}

/** Two tabs: Nadia is signed in in the first, and the second is at the login page. */
async function nadiaAndLogin(page: Page) {
  const secondTab = await secondTabAtLogin(page);
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  return secondTab;
}

/** Counts the documents that a tab loads. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
}

test('when another user logs in in another tab, the tab reloads; text typed by the first is neither shown to nor sent by the other, and is kept (SEAM-1, DRAFT-9)', async ({
  page,
  open,
}) => {
  await open('/login');
  const secondTab = await nadiaAndLogin(page);
  await page.getByRole('link', { name: 'Create Survey' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Begun by Nadia');
  page.on('dialog', () => {
    throw new Error('The browser must not ask');
  });
  const loads = countLoads(page);
  await logInAsTomas(secondTab);
  await expect(sidebar(page)).toContainText('Tomas Ferreira');
  // The sidebar is painted before the document reports its load.
  await expect.poll(() => loads).toHaveLength(1);
  await expect(title).toHaveValue('');
  expect(await page.evaluate(() => history.state?.usr ?? null)).toBeNull();
  await expect(secondTab).toHaveURL('/dashboard');
  await secondTab.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(title).toHaveValue('Begun by Nadia');
});

for (const event of ['visibilitychange', 'pageshow']) {
  test(`a tab notices by ${event} that the session has ended (SEAM-1)`, async ({ page, open }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
    await page.evaluate((type) => {
      localStorage.removeItem('token');
      (type === 'pageshow' ? window : document).dispatchEvent(new Event(type, { bubbles: true }));
    }, event);
    await expect(page).toHaveURL('/login');
  });
}

test('a stored token without a stored user keeps the session, and the page says that the account is unknown (SEAM-4, PUBLIC-3, SESSION-1)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) bodies.push(request.url() + request.postData());
  });
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/dashboard');
  await expect(
    page.getByText('You are signed in, but this browser does not know your account.'),
  ).toBeVisible();
  expect(bodies).toEqual([]);
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('logging out with unsaved work opens one dialog: Stay keeps the session, Leave ends it and leads to / (SEAM-5)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Not saved yet');
  page.on('dialog', () => {
    throw new Error('The browser must not ask again');
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/surveys/create');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Not saved yet',
  );
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('after a logout the history contains no typed text (SEAM-1)', async ({ page, open }) => {
  await open('/login');
  await page.getByLabel('Email').fill('typed@example.com');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('typed@');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('a form without a draft asks before a reload, and stores nothing (SEAM-20)', async ({
  page,
  open,
}) => {
  await open('/agents/create', { signedInAs: 'owner' });
  await fillFields(page, newAgent);
  const leaveDialog = page.waitForEvent('dialog');
  const reloading = page.reload();
  const dialog = await leaveDialog;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  expect(JSON.stringify(await page.context().storageState())).not.toContain(newAgent.Email);
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('a login does not cancel a visitor’s request, nor empty the form (SEAM-1, SEAM-9)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await open('/contact-us', { faults: [next('POST /email/contact-us', heldResponse)] });
  await fillFields(page, {
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'ada@example.com',
    'What can we help with you ?': 'Hello there',
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await logInAsNadia(await secondTabAtLogin(page));
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await release('POST /email/contact-us');
  await expect(toast('status')).toContainText('Email sent');
});

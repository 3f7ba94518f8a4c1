import type { Page } from '@playwright/test';
import { heldResponse, next, status } from '#fixtures/faults.ts';
import { logInAsNadia, logInAsTomas } from '../support/logIn.ts';
import { expect, test } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('complementary').first();

/** Lets the browser refuse to store values whose keys begin so, in this document. */
const fillStorage = (page: Page, ...prefixes: string[]) =>
  page.evaluate((refused) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (refused.some((prefix) => key.startsWith(prefix)))
        throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    Object.assign(window, {
      makeRoom: () => {
        Storage.prototype.setItem = setItem;
      },
    });
  }, prefixes);

const makeRoom = (page: Page) =>
  page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());

test('a session that the browser could not store is replaced when another user logs in in another tab (SESSION-2, SEAM-1)', async ({
  page,
  open,
}) => {
  await open('/login');
  await fillStorage(page, 'user', 'token');
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await makeRoom(page);
  /** The user ids in the requests of this tab, and the owners of their tokens. */
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/v1/survey')) return;
    const { userId } = request.postDataJSON() as { userId: number };
    requests.push(`${userId} ${request.headers().authorization}`);
  });
  const secondTab = await page.context().newPage();
  await secondTab.goto('/login');
  await logInAsTomas(secondTab);
  await expect(secondTab).toHaveURL('/dashboard');
  await expect(sidebar(page)).toContainText('Tomas Ferreira');
  await expect(page.getByRole('row', { name: /Coffee growers 2026/ })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(new Set(requests)).toEqual(new Set([`3 Bearer ${token}`]));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(secondTab).toHaveURL('/login');
});

test('a logout leads to / although the start page cannot be loaded (SESSION-4)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ status: 204 }),
  );
  const urls: string[] = [];
  page.on('framenavigated', (frame) => urls.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(urls).not.toContain('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('when the server ends a session, a new document opens /login without a browser dialog, and pending requests end (SESSION-5, SEAM-6)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/edit/1', {
    signedInAs: 'owner',
    faults: [next('POST /survey/update', heldResponse), next('POST /survey', status(401))],
  });
  page.on('dialog', () => {
    throw new Error('The browser must not ask');
  });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Sent by Nadia');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended. Log in again to go on.')).toBeVisible();
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
  await logInAsTomas(page);
  await expect(toast('status')).toContainText('Login successful');
  await expect(sidebar(page)).toContainText('Tomas Ferreira');
  await expect(page.getByRole('row', { name: /Coffee growers 2026/ })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeHidden();
});

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

/** Fills a survey that only this tab keeps, because the storage is full. */
async function fillUnstoredSurvey(page: Page) {
  await fillStorage(page, 'draft:');
  await title(page).fill('Kept by the tab');
  await page.getByLabel(/^Q\d+ text$/).fill('Which one?');
  await expect(page.getByText('This browser cannot keep what you type.')).toBeVisible();
}

test('a survey that only this tab has survives the end of the session: the browser asks, and who stays logs in again in place (DRAFT-11)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', {
    signedInAs: 'owner',
    faults: [next('POST /survey/create', status(401))],
  });
  await fillUnstoredSurvey(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL('/login');
  expect(questions).toEqual(['beforeunload']);
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(title(page)).toHaveValue('Kept by the tab');
  await expect(page.getByText('Draft saved')).toHaveCount(0);
});

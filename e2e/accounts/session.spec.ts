import { every, next, status } from '#fixtures/faults.ts';
import { test as demoTest } from '../support/demoTest.ts';
import { expect, test } from '../support/test.ts';

test('logout clears token and user and leads to / (SESSION-4)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const storedValues = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('user'),
  ]);
  expect(storedValues).toEqual([null, null]);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('logging out in one tab logs the other out (SESSION-7)', async ({ page, open, context }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  const otherPage = await context.newPage();
  await otherPage.goto('/dashboard');
  await expect(otherPage.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await otherPage.getByRole('button', { name: 'Logout' }).click();
  await expect(otherPage).toHaveURL('/');
  await expect(page).toHaveURL('/login');
});

demoTest(
  'a report tab whose code fails to load offers to reload, and is then open',
  async ({ page, open, context, expectConsoleMessage }) => {
    await context.route(/MapView/, (route) => route.abort());
    await open('/analyze-surveys/1', { signedInAs: 'owner' });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('tab', { name: 'Map View' }).click();
    await reloaded;
    await expect(page.getByText('A part of the application could not be loaded.')).toBeVisible();
    await context.unroute(/MapView/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('tab', { name: 'Map View' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.locator('.place-map canvas').first()).toBeVisible();
    expectConsoleMessage('Failed to fetch dynamically imported module');
  },
);

test('a toast stays while the pointer or the focus is on it, and dismissing it returns the focus (TOAST-2)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/login', { faults: [every('POST /auth/login', status(401))] });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill('Nadia-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await toast('alert').hover();
  await page.clock.runFor(6000);
  await expect(toast('alert')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Login' }).focus();
  await toast('alert').getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(6000);
  await expect(toast('alert')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  // A toast that nobody worked in moves no focus when it ends.
  await page.keyboard.press('Enter');
  await expect(toast('alert')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(5000);
  await expect(toast('alert')).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
});

test('a toast stays 5000 ms, and the next one replaces it (TOAST-1, TOAST-2)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/login', {
    faults: [next('POST /auth/login', status(401))],
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill('Nadia-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast('alert')).toBeVisible();
  await page.clock.runFor(4999);
  await expect(toast('alert')).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast('alert')).toHaveCount(0);
  await page.getByLabel('Password').fill('Nadia-2025');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast('alert')).toBeVisible();
  await page.getByLabel('Password').fill('Nadia-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast('status')).toBeVisible();
  await expect(toast('alert')).toHaveCount(0);
});

import { getDemo } from '../support/canvassDemo.ts';
import { expect, test } from '../support/demoTest.ts';

test('a service worker that cannot start says so on the page', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('Denied'));
    // A download of an earlier test may still be finishing, and match.
    navigator.serviceWorker.getRegistrations = async () => [];
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Canvass could not start' })).toBeVisible();
  await expect(page.getByText(/^The demo's service worker could not start/)).toBeVisible();
  await expect(page.getByText(/Open it over HTTPS or at localhost/)).toBeVisible();
});

test('without a demo link the data end yesterday, and a demo link copied then keeps their dates (DEMO-37)', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-05-20T10:00:00Z');
  await page.goto('/login');
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill('Nadia-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText(
    'May 19, 2027',
  );
  const link = await (await getDemo(page)).evaluate((demo) => demo.link());
  expect(decodeURIComponent(link)).toContain('"day":"2027-05-20"');
  await page.goto('/analyze-surveys/1');
  await page.getByRole('button', { name: 'All days' }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page.getByText(/^Collected: \d+ of 120/)).toBeVisible();
});

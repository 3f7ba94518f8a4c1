import { getDemo } from '../support/canvassDemo.ts';
import { expect, test } from '../support/test.ts';

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

test('a browser without service workers explains what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto('/');
  await expect(page.getByText(/this browser offers none here/)).toBeVisible();
});

test('a service worker that ends while the next page loads causes no error', async ({
  page,
  open,
  context,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () => {
      const what = `Failed to update a ServiceWorker for scope ('${location.origin}/')`;
      const script = `with script ('${location.origin}/mockServiceWorker.js')`;
      document.documentElement.dataset.updated = 'yes';
      return Promise.reject(new TypeError(`${what} ${script}: Not found`));
    };
  });
  const otherPage = await context.newPage();
  await otherPage.goto('/');
  await otherPage.waitForFunction(() => 'canvassDemo' in window);
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.locator('html')).toHaveAttribute('data-updated', 'yes');
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
});

test('created data survive a reload', async ({ page, open, toast }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Here to stay');
  await page.getByLabel(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast('status')).toContainText('Create survey successful');
  await page.goto('/dashboard');
  await expect(page.getByRole('row', { name: /Here to stay/ })).toBeVisible();
});

test('a picture uploaded in the demo is returned with its type', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  const contentType = await page.evaluate(async () => {
    const body = new FormData();
    body.append(
      'file',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
    );
    const response = await fetch('/api/v1/upload', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    });
    const { url } = await response.json();
    return (await fetch(url)).headers.get('content-type');
  });
  expect(contentType).toBe('image/svg+xml');
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

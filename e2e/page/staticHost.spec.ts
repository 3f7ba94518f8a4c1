import { expect, test } from '../support/demoTest.ts';
import { serveStatically } from '../support/serveStatically.ts';

/** `npm run test:longer` sets the sub-path of `npm run build:sub-path`, and this test serves its build. */
const BASE = process.env.SUB_PATH ?? '/';
const FOLDER = BASE === '/' ? 'dist-demo' : 'dist-demo-sub-path';

test('the demo build works on a static host, and requests nothing from other hosts (DEMO-16)', async ({
  page,
}) => {
  const { origin, requestedPaths, close } = await serveStatically(FOLDER, {
    base: BASE,
    fallback: { file: '404.html', status: 404 },
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) {
      elsewhere.push(request.url());
    }
  });

  await page.goto(`${origin}${BASE}?demo={"path":"/agents","signedInAs":"owner"}`);
  await expect(page).toHaveURL(`${origin}${BASE}agents`);
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();

  const isRequested = () => requestedPaths.some((path) => path.includes('ResponseList'));
  expect(isRequested()).toBe(false);
  await page.getByRole('link', { name: 'Responses' }).hover();
  await expect.poll(isRequested).toBe(true);
  await page.getByRole('link', { name: 'Analyze Surveys' }).click();
  await page
    .getByRole('row', { name: /Market day shoppers/ })
    .getByRole('link')
    .click();
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(page.getByRole('region', { name: 'Response map' })).toHaveAttribute(
    'data-state',
    'loaded',
  );
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${origin}${BASE}`);

  await page.getByRole('button', { name: 'Demo' }).click();
  await page.getByRole('button', { name: 'Sign in as Sofia' }).click();
  await expect(page).toHaveURL(`${origin}${BASE}dashboard`);
  await expect(page.getByRole('row', { name: /nadia@canvass.example/ }).first()).toBeVisible();
  await page.goto(`${origin}${BASE}nowhere`);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(`${origin}${BASE}`);

  expect(elsewhere).toEqual([]);
  expect(requestedPaths.filter((path) => !path.startsWith(BASE))).toEqual([]);
  expect(requestedPaths.filter((path) => path.includes('/api/'))).toEqual([]);
  close();
});

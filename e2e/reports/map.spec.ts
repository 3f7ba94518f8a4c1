import type { Page } from '@playwright/test';
import { every, heldAnswer, json, network, next, status, without } from '#fixtures/faults.ts';
import { setDemo } from '../support/canvassDemo.ts';
import { expect, test } from '../support/test.ts';

const ANALYSIS = 'GET /survey/analyze/:id';
const TILES = 'GET /map-tiles/:z/:x/:y';

const placed = (...places: [string, string][]) => ({
  id: 1,
  title: 'Hello',
  questions: [],
  responses: places.map(([lat, long], index) => ({ id: index + 1, lat, long })),
});

const map = (page: Page) => page.getByRole('region', { name: 'Response map' });

test('the map is 400 px high, at zoom 13, centred on the first valid response, and titled (MAP-1, MAP-2)', async ({
  page,
  open,
}) => {
  const body = placed(['abc', '2'], ['48.85', '2.35'], ['52.52', '13.40']);
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(map(page)).toHaveAttribute('data-state', 'loaded');
  await expect(map(page)).toHaveAttribute('data-zoom', '13');
  const canvas = map(page).locator('.place-map-canvas');
  const box = await canvas.boundingBox();
  expect(box?.height).toBe(400);
  await canvas.hover({ position: { x: (box?.width ?? 0) / 2, y: 200 } });
  await expect(map(page).getByText('Response 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Showing 1 of 2 places (1 response has none)')).toBeVisible();
  await expect(map(page)).toContainText('Made with Natural Earth');
});

test('a map without places shows a message for its reason: no responses, filtered people, or selected days (MAP-3)', async ({
  page,
  open,
}) => {
  const faults = [every(ANALYSIS, without('responses[].lat'))];
  await open('/analyze-surveys/1?tab=map', { signedInAs: 'owner', faults });
  await expect(page.getByText('No locations yet', { exact: true })).toBeVisible();
  await page.goto('/analyze-surveys/1?tab=map&from=2026-01-05');
  await expect(page.getByText('No locations in these days', { exact: true })).toBeVisible();
  await page.goto('/analyze-surveys/1');
  await page.getByRole('button', { name: 'Very satisfied', exact: true }).click();
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(page.getByText('No locations among these people', { exact: true })).toBeVisible();
});

test('a marker is visible at the location of its response (MAP-1)', async ({ page, open }) => {
  const body = placed(['48.85', '2.35']);
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(map(page)).toHaveAttribute('data-state', 'loaded');
  const shot = await map(page).locator('.place-map-canvas').screenshot();
  const middle = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return [...(context?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data ?? [])];
  }, shot.toString('base64'));
  expect(middle).toEqual([139, 0, 0, 255]);
});

test('several responses at one place open as a list; a button shows all places (MAP-1)', async ({
  page,
  open,
}) => {
  const body = placed(['48.85', '2.35'], ['48.85', '2.35'], ['52.52', '13.40']);
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(map(page)).toHaveAttribute('data-state', 'loaded');
  const canvas = map(page).locator('.place-map-canvas');
  const box = await canvas.boundingBox();
  await canvas.click({ position: { x: (box?.width ?? 0) / 2, y: 200 } });
  await expect(
    map(page).getByRole('region', { name: 'Places here' }).getByRole('listitem'),
  ).toHaveText(['Response 1', 'Response 2']);
  await page.getByRole('button', { name: 'Show all places' }).click();
  await expect(map(page)).not.toHaveAttribute('data-zoom', '13');
});

test('a popup shows day, completion and time where known (MAP-7)', async ({ page, open }) => {
  const known = { createdAt: '2026-03-02T12:00:00Z', completionPercentage: 80, timeSpent: 720 };
  const [response] = placed(['48.85', '2.35']).responses;
  const body = { ...placed(), responses: [{ ...response, ...known }] };
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(map(page)).toHaveAttribute('data-state', 'loaded');
  const canvas = map(page).locator('.place-map-canvas');
  const box = await canvas.boundingBox();
  await canvas.hover({ position: { x: (box?.width ?? 0) / 2, y: 200 } });
  await expect(map(page).getByRole('region', { name: 'Places here' })).toContainText(
    'Mar 02, 2026, 80.00% complete, 0 hr(s) 12 min(s)',
  );
  await canvas.click({ position: { x: (box?.width ?? 0) / 2, y: 200 } });
  await canvas.press('Escape');
  await expect(map(page).getByText('Response 1', { exact: true })).toHaveCount(0);
  await canvas.hover({ position: { x: (box?.width ?? 0) / 2 + 1, y: 200 } });
  await expect(map(page).getByText('Response 1', { exact: true })).toBeVisible();
});

test('a marker opens its response if the report has individual answers (RESPONSES-10)', async ({
  page,
  open,
}) => {
  const [response] = placed(['48.85', '2.35']).responses;
  const body = { ...placed(), responses: [{ ...response, surveyorName: 'Ada King', answers: [] }] };
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(map(page)).toHaveAttribute('data-state', 'loaded');
  const canvas = map(page).locator('.place-map-canvas');
  const box = await canvas.boundingBox();
  await canvas.click({ position: { x: (box?.width ?? 0) / 2, y: 200 } });
  const panel = page.getByRole('dialog', { name: 'Ada King' });
  await expect(panel.getByText('48.85, 2.35')).toBeVisible();
  await expect(page).toHaveURL('/analyze-surveys/1?tab=map&response=1');
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

test('the list of places opens a place’s popup by keyboard', async ({ page, open }) => {
  const body = placed(['48.85', '2.35'], ['52.52', '13.40']);
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await page.getByRole('tab', { name: 'Map View' }).click();
  await page.getByText('List of places').press('Enter');
  await page.getByRole('button', { name: 'Response 2: 52.52, 13.4' }).press('Enter');
  await expect(map(page).getByText('Response 2', { exact: true })).toBeVisible();
});

test('a report without places shows the world and a text (MAP-2)', async ({ page, open }) => {
  await open('/analyze-surveys/1', {
    signedInAs: 'owner',
    faults: [next(ANALYSIS, json(placed()))],
  });
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(page.getByText('No locations yet')).toBeVisible();
  await page.goto('/analyze-surveys/1?tab=map&from=2030-01-01');
  await expect(page.getByText('No locations in these days')).toBeVisible();
  await expect(map(page)).toHaveAttribute('data-zoom', /^[12]$/);
});

for (const code of [401, 403]) {
  test(`tiles answered ${code} show the authentication failure (MAP-4)`, async ({ page, open }) => {
    await open('/analyze-surveys/1', {
      signedInAs: 'owner',
      faults: [every(TILES, status(code))],
    });
    await page.getByRole('tab', { name: 'Map View' }).click();
    await expect(page.getByText('Error: AuthFailure')).toBeVisible();
    await expect(map(page)).toHaveCount(0);
  });
}

test('if map tiles fail to load, a message appears, and "Try again" loads them', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1', {
    signedInAs: 'owner',
    faults: [every(TILES, network)],
  });
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(page.getByText('The map could not be loaded.')).toBeVisible();
  await setDemo(page, { faults: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(map(page)).toHaveAttribute('data-state', 'loaded');
});

test.describe('with prefetching', () => {
  test.use({ prefetch: true });

  test('the map’s code loads after the report, before its tab opens (LOAD-5)', async ({
    page,
    open,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open('/analyze-surveys/1', {
      signedInAs: 'owner',
      faults: [every(ANALYSIS, heldAnswer)],
    });
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
    );
    expect(scripts.join()).not.toContain('MapView');
    await open('/analyze-surveys/1', { signedInAs: 'owner' });
    await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
    await expect.poll(() => scripts.join()).toContain('MapView');
  });
});

test('a tab whose code is loaded opens at once (LOAD-5)', async ({ page, open }) => {
  await page.clock.install();
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  for (const [tab, file] of [
    ['Map View', '**/assets/MapView-*.js'],
    ['Insights and Data Trends', '**/assets/Insights-*.js'],
  ] as const) {
    const fetched = page.waitForResponse(file);
    await page.getByRole('tab', { name: tab }).hover();
    await page.evaluate((url) => import(url), (await fetched).url());
  }
  // No timer is left.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(map(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await expect(page.getByText('Total responses')).toBeVisible();
});

test('with Save-Data, the map’s code loads when its tab is hovered (LOAD-5)', async ({
  page,
  open,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  expect(scripts.join()).not.toContain('MapView');
  await page.getByRole('tab', { name: 'Map View' }).hover();
  await expect.poll(() => scripts.join()).toContain('MapView');
});

import type { Page } from '@playwright/test';
import { json, next } from '#fixtures/faults.ts';
import { expect, test } from '../support/demoTest.ts';

const ANALYSIS = 'GET /survey/analyze/:id';

const placed = (...places: [string, string][]) => ({
  id: 1,
  title: 'Hello',
  questions: [],
  responses: places.map(([lat, long], index) => ({ id: index + 1, lat, long })),
});

const map = (page: Page) => page.getByRole('region', { name: 'Response map' });

test('the map is 400 px high, at zoom 13, centred on the marker of the first valid response, and titled (MAP-1, MAP-2)', async ({
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
  const shot = await canvas.screenshot();
  const middle = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return [...(context?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data ?? [])];
  }, shot.toString('base64'));
  expect(middle).toEqual([139, 0, 0, 255]);
  await canvas.hover({ position: { x: (box?.width ?? 0) / 2, y: 200 } });
  await expect(map(page).getByText('Response 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Showing 1 of 2 places (1 response has none)')).toBeVisible();
  await expect(map(page)).toContainText('Made with Natural Earth');
});

test('several responses at one place open as a list; a button shows all places, and their list opens one by keyboard (MAP-1)', async ({
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
  await page.getByText('List of places').press('Enter');
  const place = page.getByRole('button', { name: 'Response 3: 52.52, 13.4' });
  await place.press('Enter');
  await expect(map(page).getByText('Response 3', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place).toBeFocused();
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

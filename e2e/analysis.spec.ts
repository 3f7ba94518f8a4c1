import { readFile } from 'node:fs/promises';
import { every, json, next } from './answers.ts';
import { setDemo } from './canvassDemo.ts';
import { saveData } from './saveData.ts';
import { expect, test } from './test.ts';

const ANALYSIS = 'GET /survey/analyze/:id';
const TILES = 'GET /map-tiles/:z/:x/:y';

test('the list of reports (ANALYZE-1, ANALYZE-2, ANALYZE-3)', async ({ page, open }) => {
  await open('/analyze-surveys', { signedInAs: 'owner' });
  await expect(page.getByRole('heading', { level: 1, name: 'Analyze Surveys' })).toBeVisible();
  const card = page.getByRole('region', { name: 'All Surveys' });
  await expect(card.getByRole('columnheader')).toHaveText([
    'Status',
    'Title',
    'Responses',
    'Actions',
  ]);
  await card.getByRole('link', { name: 'Get reports of Market day shoppers' }).click();
  await expect(page).toHaveURL('/analyze-surveys/1');
});

test('a super admin has the User column (ANALYZE-2)', async ({ page, open }) => {
  await open('/analyze-surveys', { signedInAs: 'superAdmin' });
  const headers = page.getByRole('region', { name: 'All Surveys' }).getByRole('columnheader');
  await expect(headers).toHaveText(['Status', 'Title', 'User', 'Responses', 'Actions']);
});

test('nothing to report on; page buttons only with more than one page (ANALYZE-4)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys', { signedInAs: 'owner', world: 'empty' });
  await expect(page.getByRole('cell', { name: 'No results' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  await open('/analyze-surveys', { signedInAs: 'owner' });
  await expect(page.getByRole('navigation', { name: 'Pagination' }).getByRole('button')).toHaveText(
    ['1', '2'],
  );
});

test('the sample table is marked as such (ANALYZE-5)', async ({ page, open }) => {
  await open('/analyze-surveys', { signedInAs: 'owner' });
  const sample = page.getByRole('region', { name: 'Sample data' });
  await expect(sample).toContainText('These are not your surveys.');
  await expect(sample).toContainText('Showing 1-10 of 32 products');
  await expect(sample.getByRole('button', { name: /^Get reports/ })).toHaveCount(3);
  await sample.getByRole('button', { name: 'Filter' }).click();
  const items = page.getByRole('menuitemcheckbox');
  await expect(items).toHaveText(['Open', 'Draft', 'Closed']);
  await expect(items.first()).toHaveAttribute('aria-checked', 'true');
  await expect(items.nth(1)).toHaveAttribute('aria-checked', 'false');
});

test('three tabs, the chosen one in the address (REPORT-3)', async ({ page, open }) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  await expect(page.getByRole('tab')).toHaveText([
    'Question Summaries',
    'Insights and Data Trends',
    'Map View',
  ]);
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await expect(page).toHaveURL('/analyze-surveys/1?tab=insights');
  await page.reload();
  await expect(page.getByText('Total responses')).toBeVisible();
});

test('insights: totals, rate, typical time, and charts (REPORT-9)', async ({ page, open }) => {
  const response = {
    id: 1,
    lat: null,
    long: null,
    createdAt: '2026-03-02T09:00:00.000Z',
    completionPercentage: 50,
    timeSpent: 60,
  };
  const body = {
    id: 1,
    title: 'Hello',
    averageTimeSpent: 3900,
    averageCompletionRate: 66.666,
    questions: [],
    responses: [response, { ...response, id: 2 }],
  };
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  const fact = (name: string) =>
    page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`));
  await expect(fact('Total responses')).toHaveText('2');
  await expect(fact('Completion rate')).toHaveText('66.67%');
  await expect(fact('Typical time spent')).toHaveText('1 hr(s) 5 min(s)');
  await expect(page.getByRole('img', { name: 'Responses over time' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Responses by completion' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Responses over time as SVG' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^Hello Responses over time \d{4}-\d\d-\d\d\.svg$/,
  );
  await page.getByText('Responses over time as a table').click();
  const table = page.getByRole('table', { name: 'Responses over time' });
  await expect(table.getByRole('cell')).toHaveText(['March 2, 2026', '2']);
});

test('a typical time of 0 is N/A (REPORT-9)', async ({ page, open }) => {
  const body = {
    id: 1,
    title: 'Hello',
    averageTimeSpent: 0,
    averageCompletionRate: 0,
    questions: [],
    responses: [],
  };
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await expect(page.locator('dt:text-is("Typical time spent") + dd')).toHaveText('N/A');
});

const choice = (figures: object) => ({
  id: 1,
  title: 'Hello',
  questions: [
    {
      id: 1,
      text: 'Which?',
      type: 'single',
      responseCount: 30,
      options: [
        {
          order: 1,
          text: 'Tea',
          isActive: true,
          responseCount: 12,
          responsePercentage: 40,
          ...figures,
        },
        { order: 2, text: 'Coffee', isActive: false, responseCount: 18, responsePercentage: 60 },
        { order: 3, text: 'Water', isActive: false, responseCount: 0, responsePercentage: 0 },
      ],
    },
  ],
  responses: [],
});

test('a percentage says what it is a part of; a deactivated option with answers stays, struck through', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1', {
    signedInAs: 'owner',
    faults: [next(ANALYSIS, json(choice({})))],
  });
  const figures = page.getByRole('table', { name: 'Figures of Q1' });
  await expect(figures.getByTitle('12 of 30')).toHaveText('40.00%');
  await figures.getByTitle('12 of 30').focus();
  await expect(figures.getByTitle('12 of 30')).toBeFocused();
  await expect(figures.locator('s')).toHaveText(['Coffee']);
  await expect(figures.getByText('Water')).toHaveCount(0);
});

test('a percentage that contradicts the counts is pointed out in place', async ({ page, open }) => {
  const body = choice({ responsePercentage: 99 });
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await expect(page.getByRole('table').getByText('99.00%')).toBeVisible();
  await expect(page.getByText('The counts say 40.00%')).toBeVisible();
});

test('bad data breaks nothing: what is valid is shown', async ({ page, open }) => {
  const body = {
    ...choice({ responseCount: null, responsePercentage: '40' }),
    averageTimeSpent: -5,
    averageCompletionRate: 'most',
    responses: [
      { id: 1, lat: 'abc', long: '2' },
      { id: 2, lat: '91', long: '2' },
      { id: 3, lat: '', long: '' },
      {
        id: 4,
        lat: '48.85',
        long: '2.35',
        completionPercentage: null,
        timeSpent: -1,
        createdAt: 'x',
      },
    ],
  };
  body.questions.push({ id: 2, text: 'Grid?', type: 'matrix', responseCount: 1, options: [] });
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await expect(page.getByRole('table').getByText('60.00%')).toBeVisible();
  await expect(page.getByText('No answers yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await expect(page.locator('dt:text-is("Completion rate") + dd')).toHaveText('N/A');
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(page.getByText('1 of 4 responses have a location')).toBeVisible();
});

test('figures are saved as CSV, charts as SVG and PNG', async ({ page, open }) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return download;
  };
  const csv = await save('Save Q1 as CSV');
  expect(csv.suggestedFilename()).toMatch(/^Market day shoppers Q1 \d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await csv.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\uFEFFAnswer choices,% of Respondents,Response Count');
  expect(text.split('\r\n')).toHaveLength(6);
  const svg = await save('Save Q1 as SVG');
  const image = await readFile(await svg.path(), 'utf8');
  expect(image).toMatch(/^<svg[\s\S]*fill: rgb\(139, 0, 0\)[\s\S]*<\/svg>$/);
  expect(image).toContain('fill="#ffffff"');
  expect(image).toContain('>Q1: How satisfied are you overall?</text>');
  expect(image).not.toContain('foreignObject');
  const png = await save('Save Q1 as PNG');
  expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG');
});

const placed = (...places: [string, string][]) => ({
  id: 1,
  title: 'Hello',
  questions: [],
  responses: places.map(([lat, long], index) => ({ id: index + 1, lat, long })),
});

test.describe('the map', () => {
  const map = (page: import('@playwright/test').Page) =>
    page.getByRole('region', { name: 'Response map' });

  test('400 px high, zoom 13, centred on the first valid response, titled (MAP-1, MAP-2)', async ({
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
    await expect(page.getByText('2 of 3 responses have a location')).toBeVisible();
    await expect(map(page)).toContainText('Made with Natural Earth');
  });

  test('a marker is seen where its response was given (MAP-1)', async ({ page, open }) => {
    const body = placed(['48.85', '2.35']);
    await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
    await page.getByRole('tab', { name: 'Map View' }).click();
    await expect(map(page)).toHaveAttribute('data-state', 'loaded');
    const shot = await map(page).locator('.place-map-canvas').screenshot();
    const middle = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      pen?.drawImage(picture, 0, 0);
      return [...(pen?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data ?? [])];
    }, shot.toString('base64'));
    expect(middle).toEqual([139, 0, 0, 255]);
  });

  test('several responses at one place open as a list; all places can be shown (MAP-1)', async ({
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
    await expect(map(page).getByRole('tooltip').getByRole('listitem')).toHaveText([
      'Response 1',
      'Response 2',
    ]);
    await page.getByRole('button', { name: 'Show all places' }).click();
    await expect(map(page)).not.toHaveAttribute('data-zoom', '13');
  });

  test('a popup says day, completion and time as far as they are known (MAP-7)', async ({
    page,
    open,
  }) => {
    const known = { createdAt: '2026-03-02T12:00:00Z', completionPercentage: 80, timeSpent: 720 };
    const [response] = placed(['48.85', '2.35']).responses;
    const body = { ...placed(), responses: [{ ...response, ...known }] };
    await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
    await page.getByRole('tab', { name: 'Map View' }).click();
    await expect(map(page)).toHaveAttribute('data-state', 'loaded');
    const canvas = map(page).locator('.place-map-canvas');
    const box = await canvas.boundingBox();
    await canvas.hover({ position: { x: (box?.width ?? 0) / 2, y: 200 } });
    await expect(map(page).getByRole('tooltip')).toContainText(
      'Mar 02, 2026, 80.00% complete, 0 hr(s) 12 min(s)',
    );
    await canvas.click({ position: { x: (box?.width ?? 0) / 2, y: 200 } });
    await canvas.press('Escape');
    await expect(map(page).getByText('Response 1', { exact: true })).toHaveCount(0);
    await canvas.hover({ position: { x: (box?.width ?? 0) / 2 + 1, y: 200 } });
    await expect(map(page).getByText('Response 1', { exact: true })).toBeVisible();
  });

  test('the places can be read and reached without the map', async ({ page, open }) => {
    const body = placed(['48.85', '2.35'], ['52.52', '13.40']);
    await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
    await page.getByRole('tab', { name: 'Map View' }).click();
    await page.getByText('List of places').press('Enter');
    await page.getByRole('button', { name: 'Response 2: 52.52, 13.4' }).press('Enter');
    await expect(map(page).getByText('Response 2', { exact: true })).toBeVisible();
  });

  test('no places: the world, and a word (MAP-2)', async ({ page, open }) => {
    await open('/analyze-surveys/1', {
      signedInAs: 'owner',
      faults: [next(ANALYSIS, json(placed()))],
    });
    await page.getByRole('tab', { name: 'Map View' }).click();
    await expect(page.getByText('No locations yet')).toBeVisible();
    await expect(map(page)).toHaveAttribute('data-zoom', /^[12]$/);
  });

  for (const code of [401, 403]) {
    test(`tiles answered ${code} are the authentication failure (MAP-4)`, async ({
      page,
      open,
    }) => {
      await open('/analyze-surveys/1', {
        signedInAs: 'owner',
        faults: [every(TILES, { kind: 'status', status: code })],
      });
      await page.getByRole('tab', { name: 'Map View' }).click();
      await expect(page.getByText('Error: AuthFailure')).toBeVisible();
      await expect(map(page)).toHaveCount(0);
    });
  }

  test('tiles that fail leave the markers, and can be tried again', async ({ page, open }) => {
    await open('/analyze-surveys/1', {
      signedInAs: 'owner',
      faults: [every(TILES, { kind: 'network' })],
    });
    await page.getByRole('tab', { name: 'Map View' }).click();
    await expect(page.getByText('The map could not be loaded.')).toBeVisible();
    await setDemo(page, { faults: [] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(map(page)).toHaveAttribute('data-state', 'loaded');
  });

  test('the map’s code waits for the report, and is there before its tab is opened (LOAD-5)', async ({
    page,
    open,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open('/analyze-surveys/1', {
      signedInAs: 'owner',
      faults: [every(ANALYSIS, { kind: 'held' })],
    });
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts.join()).not.toContain('MapView');
    await open('/analyze-surveys/1', { signedInAs: 'owner' });
    await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
    await expect.poll(() => scripts.join()).toContain('MapView');
  });

  test('who saves data loads the map’s code when pointing at its tab (LOAD-5)', async ({
    page,
    open,
  }) => {
    await saveData(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open('/analyze-surveys/1', { signedInAs: 'owner' });
    await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts.join()).not.toContain('MapView');
    await page.getByRole('tab', { name: 'Map View' }).hover();
    await expect.poll(() => scripts.join()).toContain('MapView');
  });
});

test('on paper the report is whole: every answer, and nothing that is only for the screen', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const answers = page.getByRole('region', { name: /^Q5:/ }).getByRole('listitem');
  await expect(answers.first()).toBeVisible();
  const onScreen = await answers.count();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(onScreen);
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('what was written under "Others" is listed with its question (REPORT-10)', async ({
  page,
  open,
}) => {
  const option = { isActive: true, responsePercentage: 50, selectionPercentage: 50 };
  await open('/analyze-surveys/1', {
    signedInAs: 'owner',
    faults: [
      next(
        ANALYSIS,
        json({
          id: 1,
          title: 'Hello',
          averageTimeSpent: 0,
          averageCompletionRate: 0,
          questions: [
            {
              id: 1,
              text: 'Which?',
              type: 'single',
              responseCount: 2,
              options: [
                { ...option, order: 1, text: 'Tea', responseCount: 1 },
                { ...option, order: 2, text: 'Others', responseCount: 1 },
              ],
              answers: [{ id: 9, value: 'Juice from the market' }],
            },
          ],
          responses: [],
        }),
      ),
    ],
  });
  await expect(page.getByRole('heading', { name: 'Others' })).toBeVisible();
  await expect(page.getByText('Juice from the market')).toBeVisible();
});

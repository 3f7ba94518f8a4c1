import { readFile } from 'node:fs/promises';
import { held, json, next, status } from '../support/answers.ts';
import { expect, test } from '../support/test.ts';

const ANALYSIS = 'GET /survey/analyze/:id';

test('a choice question: label, type, count, chart and table (REPORT-4, REPORT-5, REPORT-6)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const summary = page.getByRole('region', { name: 'Q1: How satisfied are you overall?' });
  await expect(summary).toContainText('single');
  await expect(summary).toContainText('120 responses');
  await expect(summary).toContainText('Skipped: 0');
  const chart = summary.getByRole('img', { name: 'Responses to Q1' });
  await expect(chart).toHaveAttribute('height', '250');
  await expect(chart.locator('rect').first()).toHaveCSS('fill', 'rgb(139, 0, 0)');
  const figures = summary.getByRole('table');
  await expect(figures.getByRole('columnheader')).toHaveText([
    'Answer choices',
    '% of Respondents',
    'Response Count',
  ]);
  await expect(figures.getByRole('row')).toHaveCount(6);
  const [counts, percentages] = await Promise.all([
    figures.locator('tbody td:nth-child(3)').allTextContents(),
    figures.locator('tbody td:nth-child(2)').allTextContents(),
  ]);
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(120);
  for (const [place, percentage] of percentages.entries()) {
    expect(percentage).toBe(`${((Number(counts[place]) / 120) * 100).toFixed(2)}%`);
  }
});

test('a multiple choice question has the selections too (REPORT-6)', async ({ page, open }) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const summary = page.getByRole('region', { name: 'Q2: What did you buy today?' });
  await expect(summary.getByRole('columnheader')).toHaveText([
    'Answer choices',
    '% of Selections',
    '% of Respondents',
    'Response Count',
  ]);
});

test('a text question lists its answers; without answers it says so (REPORT-8)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const summary = page.getByRole('region', { name: 'Q5: What do you like most?' });
  await expect(summary.getByRole('listitem').first()).toBeVisible();
  await expect(summary.getByRole('img')).toHaveCount(0);
});

test('a question without options (REPORT-7, REPORT-8)', async ({ page, open }) => {
  const question = { id: 1, text: 'Which?', type: 'single', responseCount: 0, options: [] };
  const body = {
    id: 1,
    title: 'Bare',
    questions: [question, { ...question, id: 2, type: 'text', answers: [] }],
    responses: [],
  };
  await open('/analyze-surveys/1', {
    signedInAs: 'owner',
    faults: [next('GET /survey/analyze/:id', json(body))],
  });
  await expect(page.getByText('No options found')).toBeVisible();
  await expect(page.getByText('No answers yet')).toBeVisible();
});

test('a survey that is missing, or an id that is no number (REPORT-1)', async ({ page, open }) => {
  await open('/analyze-surveys/9999', { signedInAs: 'owner' });
  await expect(page.getByText('Survey not found')).toBeVisible();
  await open('/analyze-surveys/abc', { signedInAs: 'owner' });
  await expect(page.getByText('Survey not found')).toBeVisible();
});

test('loading, and a failure in its place (REPORT-2)', async ({ page, open, release }) => {
  await open('/analyze-surveys/1', {
    signedInAs: 'owner',
    faults: [next('GET /survey/analyze/:id', held)],
  });
  await expect(page.getByText('Loading...')).toBeVisible();
  await release('GET /survey/analyze/:id');
  await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
  await open('/analyze-surveys/1', {
    signedInAs: 'owner',
    faults: [next('GET /survey/analyze/:id', status(500))],
  });
  await expect(page.getByText('The report could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
});

test('the line under the chosen tab is the tab’s own, and so never beside it (REPORT-3)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1?tab=map', { signedInAs: 'owner' });
  await expect(page.getByRole('tab', { name: 'Map View' })).toHaveCSS('border-bottom-width', '3px');
  const other = page.getByRole('tab', { name: 'Question Summaries' });
  await expect(other).toHaveCSS('border-bottom-width', '0px');
  await expect(page.locator('.bp6-tab-indicator')).toHaveCount(0);
});

test('the days of a report are in its head from the first, so that nothing below it moves (REPORT-11)', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const heads = new Set<string>();
    Object.assign(window, { heads });
    new MutationObserver(() => {
      const head = document.querySelector('.report-head');
      if (head?.textContent) heads.add(head.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  await expect(page.getByText('Collected: 120, January 1, 2026 to March 1, 2026')).toBeVisible();
  const heads = await page.evaluate(() => [...(window as unknown as { heads: Set<string> }).heads]);
  expect(heads).toHaveLength(1);
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

import { held, next, status } from './answers.ts';
import { expect, test } from './test.ts';

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
    faults: [next('GET /survey/analyze/:id', { kind: 'json', body })],
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

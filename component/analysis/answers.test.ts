import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { every, json, next, status, without } from '#fixtures/faults.ts';
import { press } from '../support/keys.ts';
import { currentUrl, goBack, renderScreen } from '../support/renderScreen.tsx';
import { compareBy, openDays } from '../support/reportTools.ts';
import { readTexts } from '../support/textsOf.ts';

const REPORT = '/analyze-surveys/1';
const silent = [every('GET /survey/analyze/:id', without('responses[].answers'))];

const findSummary = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}:`) });
const readCounts = (name: string) => readTexts(findSummary(name).getByCss('tbody td:last-child'));
const option = (name: string, text: string) =>
  findSummary(name).getByRole('button', { name: text, exact: true });
const head = page.getByCss('.report-head');

test('clicking an option filters the report by it; clicking it again removes the filter (REPORT-19)', async () => {
  await renderScreen(REPORT, { as: 'owner' });
  await option('Q1', 'Very satisfied').click();
  await expect.poll(currentUrl).toBe(`${REPORT}?choices=1.moeu400txboh`);
  await expect.element(head).toMatchTextContent('Collected: 36 of 120');
  await expect
    .poll(() => readCounts('Q1'))
    .toEqual(['36 of 36', '0 of 36', '0 of 36', '0 of 36', '0 of 36']);
  await expect.element(findSummary('Q2')).toMatchTextContent('34 responses of 36');
  await expect.element(page.getByRole('button', { name: 'Export 36 responses' })).toBeVisible();
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await expect.element(page.getByCss('.facts dd').first()).toHaveTextContent('36');
  await page.getByRole('button', { name: 'Remove filter Q1: Very satisfied' }).click();
  await expect.element(page.getByCss('.facts dd').first()).toHaveTextContent('120');
});

test('filters combine; options of a single-choice question are alternatives (REPORT-19)', async () => {
  await renderScreen(REPORT, { as: 'owner' });
  await option('Q1', 'Very satisfied').click();
  await option('Q2', 'Vegetables').click();
  await expect.element(head).toMatchTextContent('Collected: 20 of 120');
  await option('Q2', 'Fruit').click();
  await expect.poll(currentUrl).toContain('choices=1.moeu400txboh-2.k9cccdzl62n5-2.21dnv9lawn47l');
  await option('Q1', 'Satisfied').click();
  await expect
    .poll(currentUrl)
    .toContain('choices=1.moeu400txboh-2.k9cccdzl62n5-2.21dnv9lawn47l-1.hpl0p86l4223');
  await page.getByRole('button', { name: 'Remove filter Q2: Vegetables' }).click();
  await page.getByRole('button', { name: 'Remove filter Q2: Fruit' }).click();
  // 36 are very satisfied, 27 satisfied.
  await expect.element(head).toMatchTextContent('Collected: 63 of 120');
  await expect
    .element(page.getByRole('button', { name: 'Remove filter Q1: Very satisfied or Satisfied' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await expect.element(head).toMatchTextContent('Collected: 120,');
  await goBack();
  await expect.poll(currentUrl).toContain('choices=');
});

const notApplied =
  'This address names choices that are not applied: the survey does not have them any more, or there are more than 100.';

test('the report ignores an unknown option in the URL (REPORT-19)', async () => {
  await renderScreen(`${REPORT}?choices=9.moeu400txboh-1.zzz-x-4.k9cccdzl62n5&by=77`, {
    as: 'owner',
  });
  await expect.element(head).toMatchTextContent('Collected: 120,');
  await expect.element(page.getByText('Only people who chose')).not.toBeInTheDocument();
  await expect.element(page.getByText(notApplied)).toBeVisible();
});

test('a report whose URL has more than 100 filter options says that some of them are not applied (REPORT-19)', async () => {
  await renderScreen(`${REPORT}?choices=${'1.moeu400txboh-'.repeat(101)}`, { as: 'owner' });
  await expect.element(page.getByText('Only people who chose')).toBeVisible();
  await expect.element(page.getByText(notApplied)).toBeVisible();
});

test('a report without individual answers has no filters, comparison or response panel, and unknown counts for selected days (REPORT-18)', async () => {
  await renderScreen(
    `${REPORT}?from=2026-02-01&to=2026-02-28&choices=1.moeu400txboh&by=1&response=7`,
    {
      as: 'owner',
      faults: silent,
    },
  );
  await expect.element(head).toMatchTextContent('Collected: 54 of 120');
  await expect
    .element(
      findSummary('Q1').getByText(
        'Not known for these days: the server counts choices over all days only.',
      ),
    )
    .toBeVisible();
  await expect.element(findSummary('Q1')).toMatchTextContent('Unknown responses of 54');
  await expect.element(findSummary('Q4')).toMatchTextContent('54 responses');
  await expect.element(page.getByLabelText('Compare by')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await openDays();
  await page.getByRole('button', { name: 'All days' }).click();
  await expect.poll(() => readCounts('Q1')).toEqual(['36', '27', '22', '19', '16']);
  await expect
    .element(findSummary('Q1').getByRole('button', { name: 'Very satisfied' }))
    .not.toBeInTheDocument();
});

test('"Compare by" splits each chart by another question, with figures in a table (REPORT-22)', async () => {
  await renderScreen(REPORT, { as: 'owner' });
  await compareBy('Q1: How satisfied are you overall?');
  await expect.element(page.getByRole('img', { name: 'Responses to Q2 by Q1' })).toBeVisible();
  await findSummary('Q2').getByText('Counts as a table').click();
  const table = page.getByRole('table', { name: 'Figures of Q2' });
  await expect
    .poll(() => readTexts(table.getByRole('columnheader')))
    .toEqual([
      'Answer choices',
      'Very satisfied',
      'Satisfied',
      'Neither',
      'Dissatisfied',
      'Very dissatisfied',
    ]);
  await expect
    .poll(() => readTexts(table.getByCss('tbody tr:first-child td')))
    .toEqual([
      'Vegetables',
      '58.82% (20 of 34)',
      '60.00% (15 of 25)',
      '47.37% (9 of 19)',
      '41.18% (7 of 17)',
      '42.86% (6 of 14)',
    ]);
});

test('a row opens its response; Previous and Next follow the listed rows (RESPONSES-10)', async () => {
  await renderScreen('/responses', { as: 'owner' });
  const names = () => readTexts(page.getByCss('tbody .row-link'));
  await expect.poll(names).toHaveLength(10);
  const [first = '', second = ''] = names();
  await page.getByRole('link', { name: 'Ivan Kimani' }).click();
  const panel = page.getByRole('dialog');
  await expect.element(panel).toHaveAccessibleName('Ivan Kimani');
  await expect
    .element(panel.getByRole('button', { name: 'Next response' }))
    .toHaveAttribute('aria-disabled', 'true');
  await press('Escape');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(currentUrl).toBe('/responses');
  await page.getByRole('link', { name: first }).first().click();
  await panel.getByRole('button', { name: 'Next response' }).click();
  await expect.element(panel).toHaveAccessibleName(second);
  await panel.getByRole('button', { name: 'Previous response' }).click();
  await expect.element(panel).toHaveAccessibleName(first);
});

test('arrow keys open the next and previous response and announce the position; closing focuses the last one’s row (RESPONSES-10)', async () => {
  await renderScreen('/responses', { as: 'owner' });
  const links = page.getByCss('tbody .row-link');
  await links.first().click();
  const panel = page.getByRole('dialog');
  await expect.element(panel).toMatchTextContent('1 of 491');
  await press('ArrowRight');
  await expect.element(panel).toMatchTextContent('2 of 491');
  await press('ArrowRight');
  await expect.element(panel).toMatchTextContent('3 of 491');
  await press('ArrowLeft');
  await expect.element(panel).toMatchTextContent('2 of 491');
  await press('Escape');
  await expect.element(links.nth(1)).toHaveFocus();
});

test('removing a filter focuses the next one (REPORT-19, SEAM-27)', async () => {
  await renderScreen(`${REPORT}?choices=1.moeu400txboh-2.k9cccdzl62n5`, { as: 'owner' });
  await press('Enter', page.getByRole('button', { name: 'Remove filter Q1: Very satisfied' }));
  await expect
    .element(page.getByRole('button', { name: 'Remove filter Q2: Vegetables' }))
    .toHaveFocus();
});

test('a URL without ?of= finds the survey in the list, or reports a missing response (RESPONSES-10)', async () => {
  await renderScreen('/responses?response=7', { as: 'owner' });
  await expect
    .element(page.getByRole('dialog').getByText('The quiet in the morning'))
    .toBeVisible();
  await renderScreen('/responses?response=99999', { as: 'owner' });
  await expect
    .element(page.getByRole('dialog').getByText('This response is no longer there.'))
    .toBeVisible();
});

test('surveys that fail to load are reported in the filter, and loaded again when the pointer reaches it (RESPONSES-11)', async () => {
  await renderScreen('/responses?survey=1', {
    as: 'owner',
    faults: [next('POST /survey', status(500))],
  });
  const surveyField = page.getByRole('combobox', { name: 'Survey' });
  await expect.element(surveyField).toMatchTextContent('Surveys could not be loaded');
  await surveyField.click();
  await expect.element(surveyField).toMatchTextContent('Market day shoppers');
});

test('a response shows each question with its answer, or that it has none (RESPONSES-10)', async () => {
  await renderScreen('/responses?response=7&of=1', { as: 'owner' });
  const panel = page.getByRole('dialog', { name: 'Hana Sato' });
  await expect
    .poll(() => readTexts(panel.getByCss('dd')))
    .toEqual([
      'Market day shoppers',
      'March 1, 2026 at 2:27 PM',
      '0 hr(s) 24 min(s)',
      '100.00%',
      '5.63753, -0.16328',
    ]);
  await expect
    .poll(() => readTexts(panel.getByCss('.response-answers li')))
    .toEqual([
      'Q1: How satisfied are you overall?Very dissatisfied',
      'Q2: What did you buy today?VegetablesGrain',
      'Q3: How did you get here today?Bus',
      'Q4: If you could change one thing, what would it be?Better lights at night',
      'Q5: What do you like most?The quiet in the morning',
    ]);
  await panel.getByRole('button', { name: 'Close response' }).click();
  await expect.poll(currentUrl).toBe('/responses');
});

test('a row is not clickable if the server does not send its survey’s id (RESPONSES-10)', async () => {
  await renderScreen('/responses', {
    as: 'owner',
    faults: [every('GET /response/get-response-list', without('responses[].survey.id'))],
  });
  await expect.element(page.getByRole('cell', { name: 'Hana Sato' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Hana Sato' })).not.toBeInTheDocument();
});

test('when a report opens, answers of which none are equal are not grouped (REPORT-12)', async () => {
  const answers = Array.from({ length: 12 }, (_, id) => ({ id: id + 1, value: `Answer ${id}` }));
  const questions = [{ id: 1, text: 'Why?', type: 'text', answers }];
  await renderScreen(REPORT, {
    as: 'owner',
    faults: [every('GET /survey/analyze/:id', json({ id: 1, title: 'One', questions }))],
  });
  await expect
    .element(page.getByRole('button', { name: 'Group equal answers' }))
    .toHaveAttribute('aria-pressed', 'false');
});

test('a named range of days is selected and removed (REPORT-20)', async () => {
  await renderScreen(`${REPORT}?from=2026-02-01&to=2026-02-28`, { as: 'owner' });
  await openDays();
  await page.getByRole('button', { name: 'This year' }).click();
  await expect
    .element(page.getByRole('button', { name: 'This year' }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'All days' }).click();
  await expect.element(head).toMatchTextContent('Collected: 120,');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { json, next, status } from '#fixtures/faults.ts';
import { focus } from '../support/keys.ts';
import { goTo, renderScreen, setFaults } from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const ANALYSIS = 'GET /survey/analyze/:id';

const choiceQuestion = (figures: object) => ({
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

test('if a shown report fails to refetch after the connection is back, it stays, with a message (SEAM-15)', async () => {
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  const summary = page.getByRole('region', { name: 'Q1: How satisfied are you overall?' });
  await expect.element(summary).toBeVisible();
  setFaults([next(ANALYSIS, status(500, 'No'))]);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The newest report could not be loaded.')).toBeVisible();
  await expect.element(summary).toBeVisible();
});

test('a choice question has label, type, count, chart and table (REPORT-4, REPORT-5, REPORT-6)', async () => {
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  const summary = page.getByRole('region', { name: 'Q1: How satisfied are you overall?' });
  await expect.element(summary).toMatchTextContent('Single');
  await expect.element(summary).toMatchTextContent('120 responses');
  await expect.element(summary).toMatchTextContent('Skipped: 0');
  const chart = summary.getByRole('img', { name: 'Responses to Q1' });
  await expect.element(chart).toHaveAttribute('height', '250');
  await expect.element(chart.getByCss('.bar').first()).toHaveStyle({ fill: 'rgb(139, 0, 0)' });
  const figures = summary.getByRole('table');
  await expect
    .poll(() => readTexts(figures.getByRole('columnheader')))
    .toEqual(['Answer choices', '% of Respondents', 'Response Count']);
  await expect.element(figures.getByRole('row')).toHaveLength(6);
  const countCells = readTexts(figures.getByCss('tbody td:nth-child(3)'));
  const percentages = readTexts(figures.getByCss('tbody td:nth-child(2)'));
  expect(countCells.reduce<number>((sum, count) => sum + Number(count), 0)).toBe(120);
  for (const [index, percentage] of percentages.entries()) {
    expect(percentage).toBe(`${((Number(countCells[index]) / 120) * 100).toFixed(2)}%`);
  }
});

test('a text question lists its answers, or shows a message without any (REPORT-8)', async () => {
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  const summary = page.getByRole('region', { name: 'Q5: What do you like most?' });
  await expect
    .poll(() => readTexts(summary.getByRole('columnheader')))
    .toEqual(['Answer', '% of Respondents', 'Response Count']);
  await summary.getByRole('button', { name: 'Group equal answers' }).click();
  await expect.element(summary.getByRole('listitem').first()).toBeVisible();
  await expect.element(summary.getByRole('img')).toHaveLength(0);
});

test('a percentage has its denominator as a tooltip; a deactivated option is kept, struck through, only if it has answers', async () => {
  await renderScreen('/analyze-surveys/1', {
    as: 'owner',
    faults: [next(ANALYSIS, json(choiceQuestion({})))],
  });
  const figures = page.getByRole('table', { name: 'Figures of Q1' });
  await expect.element(figures.getByTitle('12 of 30')).toHaveTextContent('40.00%');
  await focus(figures.getByTitle('12 of 30'));
  await expect.element(figures.getByTitle('12 of 30')).toHaveFocus();
  await expect.poll(() => readTexts(figures.getByCss('s'))).toEqual(['Coffee (deactivated)']);
  await expect.element(figures.getByText('Water')).toHaveLength(0);
});

test.each([1007, 1008, 1279])(
  'at %i px the title of a report takes only one line (LOOK-3)',
  async (width) => {
    await page.viewport(width, 800);
    await renderScreen('/analyze-surveys/1', { as: 'owner' });
    const heading = page.getByRole('heading', { name: 'Market day shoppers' });
    await expect.element(heading).toBeVisible();
    await expect.poll(() => heading.element().getBoundingClientRect().height).toBeLessThan(40);
  },
);

/** Answers to two questions: everybody of each group takes "Vegetables". */
function compareGroups(count: number) {
  const options = Array.from({ length: count }, (_, index) => `Group number ${index + 1}`);
  const question = { text: 'Which?', type: 'single' };
  const toOptions = (texts: string[]) => texts.map((text) => ({ text, isActive: true }));
  const body = {
    id: 1,
    title: 'Groups',
    questions: [
      { ...question, id: 1, options: toOptions(options) },
      { ...question, id: 2, options: toOptions(['Vegetables', 'Fruit']) },
    ],
    responses: options.map((text, index) => ({
      id: index + 1,
      answers: [
        { questionId: 1, values: [text] },
        { questionId: 2, values: ['Vegetables'] },
      ],
    })),
  };
  return renderScreen('/analyze-surveys/1?by=1', {
    as: 'owner',
    faults: [next(ANALYSIS, json(body))],
  });
}

test.each([1024, 1440])(
  'at %i px each percentage of a comparison fits into the column of its bar (REPORT-22)',
  async (width) => {
    await page.viewport(width, 900);
    await compareGroups(5);
    const chart = page.getByRole('img', { name: 'Responses to Q2' });
    await expect.element(chart).toBeVisible();
    const findColumns = () =>
      [...chart.element().querySelectorAll('.column-row > svg')].filter((column) =>
        column.querySelector('.bar'),
      );
    await expect.poll(findColumns).toHaveLength(10);
    const measureLargestOverhang = () => {
      const columnWidth = (chart.element().getBoundingClientRect().width * 0.8) / 5;
      return Math.max(
        ...findColumns().map((column) => {
          const figureRight = column.querySelector('text')?.getBoundingClientRect().right ?? 0;
          const barLeft = column.querySelector('.bar')?.getBoundingClientRect().left ?? 0;
          return figureRight - barLeft - columnWidth;
        }),
      );
    };
    await expect.poll(measureLargestOverhang).toBeLessThanOrEqual(0);
  },
);

test('a group with a long name stays in the window (REPORT-22)', async () => {
  await page.viewport(800, 844);
  const report = choiceQuestion({ text: 'W'.repeat(400) });
  const responses = ['Coffee', 'Water'].map((option, id) => ({
    id: id + 1,
    answers: [{ questionId: 1, values: [option] }],
  }));
  await renderScreen('/analyze-surveys/1?by=1', {
    as: 'owner',
    faults: [next(ANALYSIS, json({ ...report, responses }))],
  });
  await expect.element(page.getByRole('img', { name: 'Responses to Q1' })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(800);
});

test('a report with a count that is missing and cannot be derived is a failed load (CALL-3)', async () => {
  await renderScreen('/analyze-surveys/1', {
    as: 'owner',
    faults: [next(ANALYSIS, json(choiceQuestion({ responseCount: null })))],
  });
  await expect.element(page.getByText('The report could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
});

test('texts under "Others" are listed with their question (REPORT-10)', async () => {
  const options = ['Tea', 'Others'].map((text) => ({ text, isActive: true, responseCount: 1 }));
  const answers = [{ id: 9, value: 'Juice from the market' }];
  const question = { id: 1, text: 'Which?', type: 'single', responseCount: 2, options, answers };
  await renderScreen('/analyze-surveys/1', {
    as: 'owner',
    faults: [next(ANALYSIS, json({ id: 1, title: 'Hello', questions: [question] }))],
  });
  await expect.element(page.getByRole('heading', { name: 'Others' })).toBeVisible();
  await expect.element(page.getByText('Juice from the market')).toBeVisible();
});

test('the chart of changes shows one option of each question, those within chance in gray (INSIGHT-5)', async () => {
  await renderScreen('/analyze-surveys/1?tab=insights', { as: 'owner' });
  await expect.element(page.getByRole('img', { name: 'What changed' })).toBeVisible();
  await expect.element(page.getByCss('.change-row.by-chance')).toHaveLength(5);
  await goTo('/analyze-surveys/2?tab=insights');
  await expect.element(page.getByCss('.change-row:not(.by-chance)')).toHaveLength(1);
  await expect.element(page.getByCss('.change-row.by-chance')).toHaveLength(2);
  await page.getByText('What changed as a table').click();
  await expect
    .element(page.getByRole('row', { name: /Less than 10 minutes/ }))
    .toMatchTextContent(/77\.78% \(28 of 36\).*31\.58% \(12 of 38\).*−46\.20.*No/);
});

test('of more than twelve groups twelve are compared, and the others are counted (REPORT-22)', async () => {
  await compareGroups(14);
  await expect
    .element(page.getByText('The first 12 options are compared; 2 more are left out.'))
    .toBeVisible();
  const legend = page.getByRole('region', { name: 'Compared by Q1' });
  await expect.element(legend.getByRole('listitem')).toHaveLength(12);
});

const certainChange = page.getByRole('region', { name: 'What changed' });

test('a change names the option, both shares and the day between them, then how many questions were tested (INSIGHT-2)', async () => {
  await renderScreen('/analyze-surveys/2', { as: 'owner' });
  await expect.element(certainChange.getByRole('listitem')).toHaveLength(1);
  await expect
    .element(certainChange)
    .toMatchTextContent(
      'Q1 Less than 10 minutes fell from 78% (28 of 36) before January 27 to 32% (12 of 38) since.3 questions tested together at 5% (Holm).',
    );
});

test('a report of fewer than 20 responses on a side has no card (INSIGHT-2)', async () => {
  await renderScreen('/analyze-surveys/2', { as: 'owner' });
  // The code of the card has loaded.
  await expect.element(certainChange).toBeVisible();
  await renderScreen('/analyze-surveys/8', { as: 'owner' });
  await expect.element(page.getByRole('region', { name: /^Q3: / })).toBeVisible();
  await expect.element(certainChange).not.toBeInTheDocument();
});

test('a long option without blanks stays within the card (INSIGHT-1)', async () => {
  await renderScreen('/analyze-surveys/2', { as: 'owner' });
  await expect.element(certainChange).toBeVisible();
  const option = certainChange.getByCss('strong').element();
  option.textContent = 'W'.repeat(190);
  const { scrollWidth, clientWidth } = certainChange.element();
  expect(scrollWidth).toBe(clientWidth);
});

test('a comparison names the groups with the highest and the lowest share (INSIGHT-4)', async () => {
  await renderScreen('/analyze-surveys/1?by=3', { as: 'owner' });
  const card = page.getByRole('region', { name: 'What differs' });
  await expect
    .element(card)
    .toMatchTextContent('Q2 Fish: 65% (15 of 23) of Car, 17% (9 of 53) of On foot.');
  await goTo('/analyze-surveys/1?by=1');
  await expect
    .element(card)
    .toMatchTextContent('No answer differs between the groups more than chance explains.');
});

test('options sorted by count leave “Others” last (REPORT-16)', async () => {
  await renderScreen('/analyze-surveys/6?order=count', { as: 'owner' });
  const rows = page.getByRole('table', { name: 'Figures of Q1' }).getByRole('row');
  await expect.element(rows.last()).toMatchTextContent('Others');
});

test('the end of a comparison focuses the screen (REPORT-22, SEAM-27)', async () => {
  await renderScreen('/analyze-surveys/2?by=6', { as: 'owner' });
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

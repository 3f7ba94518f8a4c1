import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { figureName, reportFigures } from '#domain/analysis/reportFigures.ts';
import type { Report } from '../filters/useReport.ts';
import { reportFileName } from './reportFileName.ts';
import { heldSheets, reportSheets, responseSheet } from './reportSheets.ts';

const analysis: SurveyAnalysis = {
  id: 1,
  title: 'Spring',
  status: 'Open',
  user: null,
  averageTimeSpent: 60,
  averageCompletionRate: 50,
  questions: [
    {
      id: 1,
      text: 'Which?',
      type: 'multiple',
      responseCount: 4,
      options: [
        {
          order: 1,
          text: 'Tea',
          isActive: true,
          responseCount: 3,
          responsePercentage: 75,
          selectionPercentage: 75,
        },
      ],
      answers: [{ id: 9, value: '=cmd()' }],
    },
    {
      id: 2,
      text: 'Why?',
      type: 'text',
      responseCount: 1,
      options: [],
      answers: [{ id: 5, value: 'So' }],
    },
  ],
  responses: [
    {
      id: 7,
      surveyorName: null,
      user: { firstName: 'Ada', middleName: null, lastName: 'King' },
      lat: '48.1',
      long: '2.3',
      createdAt: '2026-03-01T10:00:00+01:00',
      completionPercentage: 50,
      timeSpent: 61,
      answers: [
        { questionId: 2, values: ['So'] },
        { questionId: 1, values: ['Tea', 'Others: Juice'] },
      ],
    },
    {
      id: 8,
      surveyorName: 'Grace',
      user: null,
      lat: '481',
      long: null,
      createdAt: null,
      completionPercentage: null,
      timeSpent: null,
      answers: null,
    },
  ],
};

const reportOf = (change: Partial<Report> = {}): Report => ({
  whole: analysis,
  shown: analysis,
  isNarrowed: false,
  range: { from: '', to: '' },
  setRange: () => undefined,
  tellsAnswers: true,
  filters: [],
  hasUnknownFilter: false,
  toggle: () => undefined,
  clear: () => undefined,
  isByCount: false,
  setByCount: () => undefined,
  by: undefined,
  setBy: () => undefined,
  groups: [],
  allGroups: [],
  toggleGroup: () => undefined,
  ...change,
});

test('a workbook has a summary, each choice’s figures, and every answer (REPORT-14)', () => {
  const [summary, figures, answers] = reportSheets(reportOf());
  expect(summary?.rows).toEqual([
    ['Survey', 'Spring'],
    ['Days', 'all days'],
    ['Total responses', 2],
    ['Completion rate', { percent: 50 }],
    ['Typical time spent (mean)', '0 hr(s) 1 min(s)'],
    ['Of all responses', 2],
    ['Leading answer of Q1', 'Tea: 75.00% (3 of 4)'],
    ['Contradiction', 'Q1 has 4 answers of 2 responses.'],
    ['Contradiction', 'Q1, “Tea”: 75.00% sent, 100.00% counted.'],
    ['Gap', '1 of 2 have no date.'],
    ['Gap', '1 of 2 have no time spent.'],
    ['Gap', '1 of 2 have no completion.'],
    ['Gap', '1 of 2 have a place that cannot be read.'],
  ]);
  expect(figures?.rows).toEqual([['Q1', 'Which?', 'multiple', 'Tea', 3, 4, 75, 75]]);
  expect(answers?.rows).toEqual([
    ['Q1', 'Which?', 'Others', 9, '=cmd()'],
    ['Q2', 'Why?', 'Answer', 5, 'So'],
  ]);
});

test('each sheet has its headers and number formats (REPORT-14)', () => {
  const by = analysis.questions[0];
  const groups = [{ index: 0, name: 'Tea', report: analysis }];
  const sheets = reportSheets(reportOf({ by, groups }));
  const columns = (name: string) =>
    sheets
      .find((sheet) => sheet.name === name)
      ?.columns.map(({ header, format }) => `${header}: ${format}`);
  const question = ['Question: text', 'Text: text'];
  const figures = ['Response Count: count', 'Of responses: count', '% of Respondents: percent'];
  expect(columns('Summary')).toEqual(['What: text', 'Value: text']);
  expect(columns('Figures')).toEqual([
    ...question,
    'Type: text',
    'Answer choice: text',
    ...figures,
    '% of Selections: percent',
  ]);
  expect(columns('Answers')).toEqual([
    ...question,
    'Kind: text',
    'Response id: id',
    'Answer: text',
  ]);
  expect(columns('Groups')).toEqual([
    'Which?: text',
    'Total responses: count',
    'Completion rate: text',
    'Typical time spent (mean): text',
  ]);
  expect(columns('Comparison')).toEqual([
    ...question,
    'Answer choice: text',
    'Of those who chose, in Which?: text',
    ...figures,
  ]);
  expect(columns('Responses')?.slice(8)).toEqual([
    'Latitude: degrees',
    'Longitude: degrees',
    'Response id: id',
  ]);
});

test('what a server leaves out of a question or a place stays empty (REPORT-14)', () => {
  const [ada] = analysis.responses;
  const whole = {
    ...analysis,
    questions: [{ id: 1, text: 'Which?', type: 'single' }],
    responses: [
      { ...ada, lat: null, long: null, answers: [{ questionId: 1, values: ['Tea'] }] },
      { ...ada, lat: '48.1', long: 'east', answers: null },
    ],
  } as unknown as SurveyAnalysis;
  const sheets = reportSheets(reportOf({ whole, shown: whole }));
  expect(sheets.slice(1, 3).map(({ rows }) => rows)).toEqual([[], []]);
  const rows = sheets[3]?.rows ?? [];
  expect(rows.map((row) => row[3])).toEqual(['Tea', null]);
  expect(rows.map((row) => row.slice(-3, -1))).toEqual([
    [null, null],
    ['48.1', 'east'],
  ]);
});

test('responses have a row each: names and dates, then a column per question in the survey’s order (REPORT-24)', () => {
  const { columns, rows } = responseSheet(reportOf());
  expect(columns.map(({ header }) => header)).toEqual([
    'Name',
    'Survey',
    'Created at',
    'Q1: Which?',
    'Q2: Why?',
    'Completion %',
    'Time spent (s)',
    'Time spent',
    'Latitude',
    'Longitude',
    'Response id',
  ]);
  expect(rows).toEqual([
    [
      'Ada King',
      'Spring',
      new Date('2026-03-01T09:00:00Z'),
      'Tea; Others: Juice',
      'So',
      50,
      61,
      '0 hr(s) 1 min(s)',
      48.1,
      2.3,
      7,
    ],
    ['Grace', 'Spring', null, null, null, null, null, null, '481', null, 8],
  ]);
});

test('files keep what cannot be read as it was sent (REPORT-23)', () => {
  const sent = { createdAt: 'yesterday', completionPercentage: '101', timeSpent: '-5' };
  const [ada] = analysis.responses;
  const response = {
    ...ada,
    createdAt: null,
    completionPercentage: null,
    timeSpent: null,
    unread: sent,
  };
  const whole = { ...analysis, responses: [response] } as typeof analysis;
  const [row] = responseSheet(reportOf({ whole, shown: whole })).rows;
  expect(row?.slice(2, 8)).toEqual(['yesterday', 'Tea; Others: Juice', 'So', '101', '-5', null]);
});

test('without individual answers there are no question columns (REPORT-18)', () => {
  const { columns, rows } = responseSheet(reportOf({ tellsAnswers: false }));
  expect(columns).toHaveLength(9);
  expect(rows.every((row) => row.length === 9)).toBe(true);
});

test('a file name says the survey, its days, and whether filters leave people out (REPORT-15)', () => {
  const today = /\d{4}-\d\d-\d\d$/;
  expect(reportFileName(reportOf(), 'report').replace(today, 'today')).toBe('Spring report today');
  const range = { from: '2026-03-01', to: '2026-03-07' };
  const filters = [{ questionId: 1, index: 0 }];
  expect(reportFileName(reportOf({ range, filters }), 'report').replace(today, 'today')).toBe(
    'Spring report 2026-03-01 to 2026-03-07 filtered today',
  );
});

test('a comparison is its own sheet: each choice by each group, with its denominator (REPORT-22)', () => {
  const [asked, why] = analysis.questions;
  if (!asked || !why) throw new Error('The analysis has two questions');
  const by = { ...asked, id: 3, text: 'How often?' };
  const whole = { ...analysis, questions: [asked, why, by] };
  const option = { ...asked.options?.[0], text: 'Tea', responseCount: 1, responsePercentage: 50 };
  const inGroup = { ...asked, responseCount: 2, options: [option] };
  const groups = [{ index: 0, name: 'Daily', report: { ...whole, questions: [inGroup, why, by] } }];
  const sheets = reportSheets(reportOf({ whole, shown: whole, by, groups }));
  expect(sheets.map(({ name }) => name)).toEqual([
    'Summary',
    'Figures',
    'Answers',
    'Groups',
    'Comparison',
    'Responses',
  ]);
  expect(sheets[0]?.rows).toContainEqual(['Compared by', 'Q3: How often?']);
  expect(sheets[4]?.rows).toEqual([['Q1', 'Which?', 'Tea', 'Daily', 1, 2, 50]]);
  expect(sheets[3]?.columns.map(({ header }) => header)).toEqual([
    'How often?',
    'Total responses',
    'Completion rate',
    'Typical time spent (mean)',
  ]);
  expect(sheets[3]?.rows).toEqual([['Daily', 2, { percent: 50 }, '0 hr(s) 1 min(s)']]);
});

test('a deactivated choice and the chosen groups are named in every sheet (REPORT-14, REPORT-22)', () => {
  const [asked, why] = analysis.questions;
  if (!asked || !why) throw new Error('The analysis has two questions');
  const question = {
    ...asked,
    options: asked.options?.map((option) => ({ ...option, isActive: false })),
  };
  const whole = { ...analysis, questions: [question, why] };
  const groups = [{ index: 0, name: 'Daily', report: whole }];
  const allGroups = [...groups, { index: 1, name: 'Never', report: whole }];
  const filters = [{ questionId: 1, index: 0 }];
  const report = reportOf({ whole, shown: whole, filters, by: question, groups, allGroups });
  const [summary] = reportSheets(report);
  const q1 = 'Q1: Tea (deactivated)';
  expect(summary?.rows).toContainEqual(['Only people who chose', q1]);
  expect(summary?.rows).toContainEqual(['Only these groups', 'Daily']);
  expect(summary?.rows).toContainEqual([
    'Leading answer of Q1',
    expect.stringContaining('Tea (deactivated): '),
  ]);
});

/** Reads a cell of several choices back. */
const choicesIn = (cell: string) =>
  [...cell.matchAll(/(?:^|; )(?:"((?:[^"]|"")*)"|([^;]+))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );

test('a choice with a semicolon differs from two choices in a file (REPORT-24, LAW-6)', () => {
  const cellOf = (...values: string[]) => {
    const [asked, why] = analysis.questions;
    const [ada] = analysis.responses;
    const questions = [asked, why] as typeof analysis.questions;
    const responses = [
      { ...ada, answers: [{ questionId: 1, values }] },
    ] as typeof analysis.responses;
    const whole = { ...analysis, questions, responses };
    return responseSheet(reportOf({ whole, shown: whole })).rows[0]?.[3];
  };
  expect(cellOf('Tea', 'Coffee')).toBe('Tea; Coffee');
  expect(cellOf('Tea; Coffee', 'Milk')).toBe('"Tea; Coffee"; Milk');
  expect(cellOf('"Tea"; hot', 'Milk')).toBe('"""Tea""; hot"; Milk');
  // Alone it is written as everywhere else.
  expect(cellOf('Nothing; all fine')).toBe('Nothing; all fine');
  expect(cellOf()).toBeNull();
  expect(cellOf(' ')).toBeNull();
  const word = fc.stringMatching(/^[a"; ]*[a";]$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), (values) => {
      expect(choicesIn(String(cellOf(...values)))).toEqual(values);
    }),
  );
});

test('every figure of a report is in the workbook: alone and by group (LAW-6)', () => {
  const by = analysis.questions[0];
  const groups = [{ index: 0, name: 'Tea', report: analysis }];
  const sheets = reportSheets(reportOf({ by, groups }));
  for (const figure of reportFigures) {
    const named = sheets[0]?.rows.map(([name]) => name);
    expect(named).toContain(figureName(figure));
    expect(sheets.find(({ name }) => name === 'Groups')?.columns).toContainEqual(
      expect.objectContaining({ header: figureName(figure) }),
    );
  }
});

test('more rows than a worksheet holds go to further sheets, none lost (REPORT-14)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { maxLength: 20 }),
      fc.integer({ min: 1, max: 8 }),
      (ids, most) => {
        const rows = ids.map((value) => [value]);
        const held = heldSheets({ name: 'Responses', columns: [], rows }, most);
        expect(held.flatMap((sheet) => sheet.rows)).toEqual(rows);
        expect(held.every((sheet) => sheet.rows.length <= most)).toBe(true);
      },
    ),
  );
  const rows = [[1], [2], [3]];
  const named = heldSheets({ name: 'Responses', columns: [], rows }, 2);
  expect(named.map(({ name }) => name)).toEqual(['Responses', 'Responses 2']);
  const [empty] = heldSheets({ name: 'Answers', columns: [], rows: [] });
  expect(empty?.name).toBe('Answers');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import type { Report } from '../useReport.ts';
import { reportFileName } from './reportFileName.ts';
import { reportSheets, responseSheet } from './reportSheets.ts';

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

const createReport = (change: Partial<Report> = {}): Report => ({
  whole: analysis,
  filtered: analysis,
  rows: [],
  isNarrowed: false,
  range: { from: '', to: '' },
  setRange: () => undefined,
  hasIndividualAnswers: true,
  filters: [],
  hasUnknownFilter: false,
  toggle: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
  sortsByCount: false,
  setSortByCount: () => undefined,
  compareQuestion: undefined,
  setCompareQuestion: () => undefined,
  resetTools: () => undefined,
  groups: [],
  groupCount: 0,
  ...change,
});

test('a workbook has the responses and each option’s figures (REPORT-14)', () => {
  const sheets = reportSheets(createReport());
  expect(sheets.map(({ name }) => name)).toEqual(['Responses', 'Figures']);
  const [responses, figures] = sheets;
  expect(responses?.rows).toEqual(responseSheet(createReport()).rows);
  expect(figures?.rows).toEqual([['Q1', 'Which?', 'multiple', 'Tea', 3, 4, 75, 75]]);
});

test('a workbook of a comparison has the figures of its groups (REPORT-14)', () => {
  const [compareQuestion] = analysis.questions;
  const [first] = analysis.responses;
  const groups = [
    { index: 0, name: 'Tea', rows: [], report: { ...analysis, responses: first ? [first] : [] } },
    { index: 1, name: 'Milk', rows: [], report: { ...analysis, questions: [], responses: [] } },
  ];
  const sheets = reportSheets(createReport({ compareQuestion, groups }));
  expect(sheets.map(({ name }) => name)).toEqual(['Responses', 'Figures', 'Comparison']);
  const [, , comparison] = sheets;
  expect(comparison?.columns.map(({ header, format }) => `${header}: ${format}`)).toEqual([
    'Question: text',
    'Text: text',
    'Answer choice: text',
    'Tea: Response Count: count',
    'Tea: Of responses: count',
    'Tea: % of Respondents: percent',
    'Milk: Response Count: count',
    'Milk: Of responses: count',
    'Milk: % of Respondents: percent',
  ]);
  expect(comparison?.rows).toEqual([['Q1', 'Which?', 'Tea', 3, 4, 75, 0, 0, null]]);
});

test('a numeric answer is a number in a file, and keeps every digit (REPORT-24)', () => {
  const toCell = (...values: string[]) => {
    const [ada] = analysis.responses;
    const responses = [
      { ...ada, answers: [{ questionId: 2, values }] },
    ] as typeof analysis.responses;
    const whole = { ...analysis, responses };
    return responseSheet(createReport({ whole, filtered: whole })).rows[0]?.[4];
  };
  expect([toCell('42'), toCell('-3.5'), toCell('0')]).toEqual([42, -3.5, 0]);
  for (const text of ['007', '+49', '1e3', '1-2', '1.50', ' 7', '-0', '12345678901234567']) {
    expect(toCell(text)).toBe(text);
  }
  expect(toCell('1', '2')).toBe('1; 2');
  fc.assert(
    fc.property(fc.oneof(fc.double().map(String), fc.string()), (text) => {
      expect(String(toCell(text) ?? '')).toBe(text.trim() === '' ? '' : text);
    }),
  );
});

test('an id with more than 15 digits is a text, which a workbook does not round (REPORT-24)', () => {
  const [ada] = analysis.responses;
  const toId = (id: number) => {
    const responses = [{ ...ada, id }] as typeof analysis.responses;
    return responseSheet(createReport({ filtered: { ...analysis, responses } })).rows[0]?.at(-1);
  };
  expect(toId(999_999_999_999_999)).toBe(999_999_999_999_999);
  expect(toId(1_000_000_000_000_000)).toBe('1000000000000000');
});

test('each sheet has its headers and number formats (REPORT-14)', () => {
  const [responses, figures] = reportSheets(createReport());
  const columns = (sheet: typeof figures) =>
    sheet?.columns.map(({ header, format }) => `${header}: ${format}`);
  expect(columns(figures)).toEqual([
    'Question: text',
    'Text: text',
    'Type: text',
    'Answer choice: text',
    'Response Count: count',
    'Of responses: count',
    '% of Respondents: percent',
    '% of Selections: percent',
  ]);
  expect(columns(responses)?.slice(8)).toEqual([
    'Latitude: degrees',
    'Longitude: degrees',
    'Response id: id',
  ]);
});

test('missing values of a question or a location stay empty (REPORT-14)', () => {
  const [ada] = analysis.responses;
  const whole = {
    ...analysis,
    questions: [{ id: 1, text: 'Which?', type: 'single' }],
    responses: [
      { ...ada, lat: null, long: null, answers: [{ questionId: 1, values: ['Tea'] }] },
      { ...ada, lat: '48.1', long: 'east', answers: null },
    ],
  } as unknown as SurveyAnalysis;
  const sheets = reportSheets(createReport({ whole, filtered: whole }));
  expect(sheets[1]?.rows).toEqual([]);
  const rows = sheets[0]?.rows ?? [];
  expect(rows.map((row) => row[3])).toEqual(['Tea', null]);
  expect(rows.map((row) => row.slice(-3, -1))).toEqual([
    [null, null],
    ['48.1', 'east'],
  ]);
});

test('responses have a row each: names and dates, then a column per question in the survey’s order (REPORT-24)', () => {
  const { columns, rows } = responseSheet(createReport());
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

test('without individual answers there are no question columns (REPORT-18)', () => {
  const { columns, rows } = responseSheet(createReport({ hasIndividualAnswers: false }));
  expect(columns).toHaveLength(9);
  expect(rows.every((row) => row.length === 9)).toBe(true);
});

test('a file name contains the survey, its days, and whether filters apply (REPORT-15)', () => {
  const today = /\d{4}-\d\d-\d\d$/;
  expect(reportFileName(createReport(), 'report').replace(today, 'today')).toBe(
    'Spring report today',
  );
  const range = { from: '2026-03-01', to: '2026-03-07' };
  const filters = [{ questionId: 1, index: 0 }];
  expect(reportFileName(createReport({ range, filters }), 'report').replace(today, 'today')).toBe(
    'Spring report 2026-03-01 to 2026-03-07 filtered today',
  );
});

/** Reads a cell of several options back. */
const optionsIn = (cell: string) =>
  [...cell.matchAll(/(?:^|; )(?:"((?:[^"]|"")*)"|([^;]+))/g)].map(
    ([, quotedText, plain]) => quotedText?.replaceAll('""', '"') ?? plain,
  );

test('in a file, an option with a semicolon is quoted, so that it differs from two options (REPORT-24, LAW-6)', () => {
  const toCell = (...values: string[]) => {
    const [drinkQuestion, why] = analysis.questions;
    const [ada] = analysis.responses;
    const questions = [drinkQuestion, why] as typeof analysis.questions;
    const responses = [
      { ...ada, answers: [{ questionId: 1, values }] },
    ] as typeof analysis.responses;
    const whole = { ...analysis, questions, responses };
    return responseSheet(createReport({ whole, filtered: whole })).rows[0]?.[3];
  };
  expect(toCell('Tea', 'Coffee')).toBe('Tea; Coffee');
  expect(toCell('Tea; Coffee', 'Milk')).toBe('"Tea; Coffee"; Milk');
  expect(toCell('"Tea"; hot', 'Milk')).toBe('"""Tea""; hot"; Milk');
  // Alone it is written as everywhere else.
  expect(toCell('Nothing; all fine')).toBe('Nothing; all fine');
  expect(toCell()).toBeNull();
  expect(toCell(' ')).toBeNull();
  const word = fc.stringMatching(/^[a"; ]*[a";]$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), (values) => {
      expect(optionsIn(String(toCell(...values)))).toEqual(values);
    }),
  );
});

import { expect, test } from 'vitest';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { reportSheets } from './reportSheets.ts';

test('figures of each choice, every answer, and responses with ISO time, seconds and place (REPORT-14)', () => {
  const report: SurveyAnalysis = {
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
        type: 'single',
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
        lat: '48.1',
        long: '2.3',
        createdAt: '2026-03-01T10:00:00+01:00',
        completionPercentage: 50,
        timeSpent: 61,
      },
      {
        id: 8,
        lat: null,
        long: null,
        createdAt: 'never',
        completionPercentage: null,
        timeSpent: null,
      },
    ],
  };
  const [figures, answers, responses] = reportSheets(report, {
    responses: report.responses,
    isSet: false,
  });
  expect(figures?.rows).toEqual([['Q1', 'Which?', 'single', 'Tea', 3, 75, null]]);
  expect(answers?.rows).toEqual([
    ['Q1', 'Which?', 'Others', 9, '=cmd()'],
    ['Q2', 'Why?', 'Answer', 5, 'So'],
  ]);
  expect(responses?.rows).toEqual([
    [7, '2026-03-01T09:00:00.000Z', 50, 61, '48.1', '2.3'],
    [8, null, null, null, null, null],
  ]);
});

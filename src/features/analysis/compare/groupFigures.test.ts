import { expect, test } from 'vitest';
import type { Group } from '../useReport.ts';
import { groupFigures, groupFigureText } from './groupFigures.ts';

const report = (questions: object[]) => ({ questions }) as Group['report'];
const option = { responseCount: 19, responsePercentage: 55.882 };
const groups: Group[] = [
  {
    index: 0,
    name: 'Daily',
    rows: [],
    report: report([
      { id: 6, responseCount: 1 },
      { id: 7, responseCount: 3_400, options: [{}, option] },
    ]),
  },
  { index: 2, name: 'Never', rows: [], report: report([{ id: 7, responseCount: 5, options: [] }]) },
  { index: 3, name: 'Weekly', rows: [], report: report([{ id: 7, responseCount: 2 }]) },
  { index: 4, name: 'Other', rows: [], report: report([]) },
];

test('the count and share of an option in a group stay unknown if the report has no count (REPORT-22)', () => {
  const unknown = { ...option, responseCount: null, responsePercentage: null };
  const [figure] = groupFigures(
    [
      {
        index: 0,
        name: 'Daily',
        rows: [],
        report: report([{ id: 7, responseCount: 5, options: [unknown] }]),
      },
    ],
    7,
    0,
  );
  expect(figure).toMatchObject({ count: null, total: 5, share: null });
});

test('each group has its figures for an option; missing counts are 0 (REPORT-22)', () => {
  const figures = groupFigures(groups, 7, 1);
  expect(figures).toEqual([
    { index: 0, name: 'Daily', count: 19, total: 3_400, share: 55.882 },
    { index: 2, name: 'Never', count: 0, total: 5, share: null },
    { index: 3, name: 'Weekly', count: 0, total: 2, share: null },
    { index: 4, name: 'Other', count: 0, total: 0, share: null },
  ]);
  expect(figures.map(groupFigureText).slice(0, 1)).toEqual(['55.88% (19 of 3,400)']);
});

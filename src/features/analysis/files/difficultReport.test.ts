import { expect, test } from 'vitest';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { readAnswerTable } from '#domain/analysis/answerTable.ts';
import { completeFigures } from '#domain/analysis/completeFigures.ts';
import { narrowReport } from '#domain/analysis/narrowReport.ts';
import { readAnalysis } from '#domain/analysis/readAnalysis.ts';
import { seededRandom } from '#fixtures/random.ts';
import type { Report } from '../useReport.ts';
import { reportSheets } from './reportSheets.ts';

const OPTIONS = ['Tea', 'Coffee', 'Water'];

/** Values that a respondent may have sent: options, other spellings, former options, and nonsense. */
const VALUES = ['Tea', 'coffee ', 'Water', 'Cocoa', 'Others: Juice', ' ', 7, null, {}];

/** A response as a server of an unknown version may send it. */
function createResponse(id: number, pick: <Item>(items: readonly Item[]) => Item) {
  const values = () => Array.from({ length: pick([0, 1, 1, 2]) }, () => pick(VALUES));
  const answers = pick<unknown>([
    null,
    'none',
    [],
    [
      { questionId: 1, values: [pick(VALUES)] },
      { questionId: 2, values: values() },
      { questionId: 3, values: [pick(['So', 'so ', '', 42])] },
      { questionId: 2, values: values() },
      { questionId: 'x', values: ['Tea'] },
    ],
    [{ questionId: 2, values: values() }],
  ]);
  return {
    id: pick([id, 2 ** 53 + 2 * id]),
    answers,
    timeSpent: pick([null, 60, 90, -1, '7']),
    completionPercentage: pick([null, 50, 100, 101]),
  };
}

type SentResponse = ReturnType<typeof createResponse>;

/** The texts of a person's values for a question, read without the product's code. */
function readValues({ answers }: SentResponse, questionId: number): string[] {
  const entries = Array.isArray(answers)
    ? (answers as { questionId: unknown; values: unknown[] }[])
    : [];
  return entries
    .filter((entry) => entry.questionId === questionId)
    .flatMap(({ values }) => values)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).trim())
    .filter((value) => value !== '');
}

/** The row of an option that a value means. */
function findRow(value: string): string {
  const option = OPTIONS.find((text) => text.toLowerCase() === value.toLowerCase());
  if (option) return option;
  return value.startsWith('Others: ') ? 'Others' : 'Another answer';
}

const mean = (values: unknown[], most: number) => {
  const known = values.filter(
    (value): value is number => typeof value === 'number' && value >= 0 && value <= most,
  );
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** The rows of the sheet of figures, counted person by person. */
function countRows(responses: readonly SentResponse[]) {
  return [1, 2].flatMap((questionId) => {
    const people = responses.map((response) => [
      ...new Set(readValues(response, questionId).map(findRow)),
    ]);
    const base = people.filter((rows) => rows.length > 0).length;
    const selections = people.flat().length;
    return [...OPTIONS, 'Others', 'Another answer'].map((row) => {
      const count = people.filter((rows) => rows.includes(row)).length;
      return {
        row: `Q${questionId} ${row}`,
        count,
        base,
        share: (100 * count) / base,
        selectionShare: questionId === 2 ? (100 * count) / selections : null,
      };
    });
  });
}

/** The same rows of the workbook. */
const readRows = (report: Report) =>
  (reportSheets(report)[1]?.rows ?? []).map(
    ([question, , , row, count, base, share, selectionShare]) => ({
      row: `${question} ${row}`,
      count,
      base,
      share: expect.closeTo(Number(share)),
      selectionShare: selectionShare === null ? null : expect.closeTo(Number(selectionShare)),
    }),
  );

const createReport = (whole: SurveyAnalysis, filtered: SurveyAnalysis) =>
  ({ whole, filtered, filters: [], groups: [], range: { from: '', to: '' } }) as unknown as Report;

test('all figures of a difficult report equal those counted person by person (REPORT-26, REPORT-27)', () => {
  const random = seededRandom(2026);
  const pick = <Item>(items: readonly Item[]) =>
    items[Math.floor(random.next() * items.length)] as Item;
  const responses = Array.from({ length: 400 }, (_, index) => createResponse(index + 1, pick));
  const options = [...OPTIONS, 'Others'].map((text) => ({
    text,
    responseCount: pick([-3, null, 12.5, 1e9]),
  }));
  const result = readAnalysis['~standard'].validate({
    id: 1,
    title: 'Difficult',
    questions: [
      { id: 1, text: 'Which one?', type: 'single', options },
      { id: 2, text: 'Which?', type: 'multiple', options },
      { id: 3, text: 'Why?', type: 'text', answers: [{ id: 1, value: 'So' }] },
    ],
    responses,
  });
  const whole = completeFigures((result as { value: SurveyAnalysis }).value);
  expect(countRows(responses)).toEqual(readRows(createReport(whole, whole)));
  expect(whole).toMatchObject({
    averageTimeSpent: expect.closeTo(
      mean(
        responses.map(({ timeSpent }) => timeSpent),
        1e9,
      ),
    ),
    averageCompletionRate: expect.closeTo(
      mean(
        responses.map(({ completionPercentage }) => completionPercentage),
        100,
      ),
    ),
  });

  const rows = responses.flatMap((response, row) =>
    readValues(response, 1).map(findRow).includes('Tea') ? [row] : [],
  );
  const filtered = narrowReport(whole, readAnswerTable(whole), rows);
  const people = rows.map((row) => responses[row] as SentResponse);
  expect(countRows(people)).toEqual(readRows(createReport(whole, filtered)));
  expect(filtered.questions[2]?.answers?.map(({ value }) => value.trim())).toEqual(
    people.flatMap((response) => readValues(response, 3)),
  );
});

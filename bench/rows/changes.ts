import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { readAnswerTable } from '#domain/analysis/answerTable.ts';
import { findChanges, splitByDay } from '#domain/analysis/changes.ts';
import { seededRandom } from '#fixtures/random.ts';
import { interleave } from '../interleave.ts';
import type { Bench, Measured } from '../types.ts';

const createNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `Choice number ${index}`);

/** Questions with one answer, several answers and a text, in turns; answered at random over 60 days. */
function createAnalysis(responseCount: number, optionCounts: readonly number[]): SurveyAnalysis {
  const random = seededRandom(1);
  const questions = optionCounts.map((optionCount, index) => ({
    id: index + 1,
    text: `Question ${index}`,
    type: optionCount === 0 ? 'text' : ['single', 'multiple'][index % 2],
    options: createNames(optionCount).map((text, order) => ({ order, text, isActive: true })),
  }));
  const answer = ({ type, options }: (typeof questions)[number]) => {
    if (type === 'text') return [`Reason number ${random.whole(1, 500)}`];
    const texts = options.map(({ text }) => text);
    return type === 'single' ? [random.pick(texts)] : texts.filter(() => random.chance(0.3));
  };
  const responses = createNames(responseCount).map((_, index) => ({
    id: index,
    createdAt: new Date(
      Date.UTC(2026, 0, 1 + Math.floor((60 * index) / responseCount)),
    ).toISOString(),
    answers: questions.map((question) => ({ questionId: question.id, values: answer(question) })),
  }));
  return { id: 1, title: 'Survey', questions, responses } as unknown as SurveyAnalysis;
}

/** Processor time of a call in milliseconds. */
function measureProcessorTime(run: () => void): Promise<{ time: number }> {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return Promise.resolve({ time: (user + system) / 1000 });
}

/** The search for changes, over time and between 12 groups (INSIGHT-2, INSIGHT-4). */
export async function changes({ runs }: Bench): Promise<Measured[]> {
  const report = createAnalysis(
    100_000,
    createNames(20).map((_, index) => (index % 4 === 3 ? 0 : 6)),
  );
  const table = readAnswerTable(report) ?? new Map();
  const rows = [...report.responses.keys()];
  const groupedReport = createAnalysis(20_000, [12, 6, 20_000]);
  const groupedTable = readAnswerTable(groupedReport) ?? new Map();
  const groups = createNames(12).map((name, group) => ({
    name,
    rows: [...groupedReport.responses.keys()].filter((row) => row % 12 === group),
  }));
  const figures = await interleave(
    {
      '100,000 responses, 20 questions, over time': () =>
        measureProcessorTime(() => {
          const split = splitByDay(report.responses, rows);
          if (split) findChanges(report, table, split.sets);
        }),
      '20,000 responses, 12 groups, 20,000 choices': () =>
        measureProcessorTime(() => findChanges(groupedReport, groupedTable, groups, 1)),
    },
    runs,
  );
  return [
    {
      title: 'Finding what changed, in Node',
      unit: 'ms of processor time',
      rowHeader: 'report',
      rows: Object.entries(figures).map(([label, { time }]) => ({
        label,
        values: { Canvass: time },
        aim: '300',
      })),
    },
  ];
}

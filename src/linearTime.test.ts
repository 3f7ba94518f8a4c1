import { expect, test } from 'vitest';
import { readAgents, readRecords } from '#features/agents/several/readAgents.ts';
import { hasQuotedCell, plainLine } from '#questionnaire/plainLine.ts';
import { questionsIn } from '#questionnaire/questionsIn.ts';
import { readLines } from '#questionnaire/readLines.ts';
import { spreadsheetText } from '#questionnaire/spreadsheetText.ts';
import { cellText, xmlText } from '#ui/file/fileText.ts';
import { escapeFormula } from '#ui/file/saveCsv.ts';
import { editAgentFormSchema } from './domain/agent/agentForm.ts';
import { equalAnswers } from './domain/analysis/equalAnswers.ts';
import { readRange } from './domain/field/dateRange.ts';
import { isBlankText, isolated, shortened } from './domain/field/displayText.ts';
import { firstIssues } from './domain/field/firstIssues.ts';
import { safeImageUrl } from './domain/field/images.ts';
import { isPlausibleTimestamp } from './domain/field/plausibleValues.ts';
import { textHash } from './domain/field/textHash.ts';
import { fileName } from './domain/format/fileName.ts';
import { canonicalPath } from './domain/paths.ts';
import { isToken } from './domain/person/isToken.ts';
import { parseLocation } from './domain/response/parseLocation.ts';
import { countLost, lostParts } from './domain/survey/lostAnswers.ts';
import { matchOptions } from './domain/survey/matchOptions.ts';
import type { Question } from './domain/survey/question.ts';
import { othersText } from './domain/survey/question.ts';
import { surveyTitle } from './domain/survey/survey.ts';
import { surveyFormSchema } from './domain/survey/surveyForm.ts';
import { normalizeForSearch } from './ui/list/searchable.ts';

/** Every function that reads text from outside: typed, pasted, from a file or from a server. */
const readers: Record<string, (text: string) => unknown> = {
  questionsIn: (text) => questionsIn(readLines(text)),
  'questionsIn, gaps in lines': (text) =>
    questionsIn(readLines(`${`a${' '.repeat(900)}b\n`.repeat(10)}${text}`)),
  'questionsIn, below a question': (text) => questionsIn(readLines(`Which?\nOther${text}x`)),
  plainLine,
  hasQuotedCell,
  spreadsheetText,
  readAgents,
  readRecords,
  escapeFormula,
  cellText,
  xmlText,
  searchable: normalizeForSearch,
  'the fields of an agent': (text) =>
    firstIssues(editAgentFormSchema, { firstName: text, email: text, mobileNumber: text }),
  'a title': (text) => firstIssues(surveyFormSchema, { title: text, questions: [] }),
  equalAnswers: (text) => equalAnswers([{ id: 1, value: text }]),
  readRange: (text) => readRange(text, text),
  isPlausibleTimestamp,
  safeImageUrl,
  textHash,
  isBlankText,
  isolated,
  shortened,
  'a file name': (text) => fileName(text, 'report'),
  canonicalPath,
  isToken,
  parseLocation: (text) => parseLocation({ lat: text, long: text }),
  othersText,
  surveyTitle: (text) => surveyTitle({ title: text }),
};

const kinds = [
  ...'a \t\n-_([?*1.,;"@=/:\u0301\u200b\u05d0😀',
  ...['\u0323\u0301', 'a ', ' a', '1. ', 'a@', '@a.', '?(', '( ', '\n1. a', 'a;='],
  ...['Other ', 'Other (', '_ ', '\n\n', '☐ a', 'select ( '],
];

const LENGTH = 10_000;
/** Quadratic time takes longer at twice this length (ms), linear time much less. */
const QUICK = 50;
/** A linear reader passes at the first; the others are for a busy machine. */
const ATTEMPTS = 20;

/** The processor's time for some work, in ms: waiting for a busy machine does not count. */
function measureTime(work: () => unknown): number {
  const usageBefore = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(usageBefore);
  return (user + system) / 1000;
}

/** Fails if twice the input takes much more than twice the time. */
function expectLinear(work: (length: number) => () => unknown, length: number) {
  const [once, twice] = [work(length), work(2 * length)];
  // Other work on the machine slows caches and only adds: the shortest times of all attempts count.
  let [shortest, shortestOfTwice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isLinear = () => {
    shortestOfTwice = Math.min(shortestOfTwice, measureTime(twice));
    if (shortestOfTwice < QUICK) return true;
    shortest = Math.min(shortest, measureTime(once));
    return shortestOfTwice / shortest < 3;
  };
  expect(Array.from({ length: ATTEMPTS }).some(isLinear)).toBe(true);
}

test.each(Object.entries(readers))('%s takes linear time (FAULT-12)', (_, readInput) => {
  for (const kind of kinds) {
    const createText = (length: number) => kind.repeat(length / kind.length);
    expectLinear((length) => () => readInput(createText(length)), LENGTH);
  }
});

test('matching and counting options takes linear time (FAULT-12)', () => {
  const question = (count: number): Question => ({
    id: 1,
    text: 'Which?',
    type: 'single',
    required: false,
    hasOthers: true,
    options: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      text: `Choice ${index}`,
      isActive: true,
    })),
  });
  expectLinear((count) => {
    const { options } = question(count);
    return () => matchOptions(options, options.toReversed());
  }, LENGTH);
  expectLinear((count) => {
    const storedSurvey = question(count);
    const figures = { responseCount: 1, responsePercentage: 1, selectionPercentage: 1 };
    const report = {
      id: 1,
      title: '',
      questions: [
        {
          ...storedSurvey,
          responseCount: 1,
          options: storedSurvey.options.map((option, index) => ({
            ...option,
            ...figures,
            order: index + 1,
          })),
        },
      ],
      responses: [{ id: 1 }],
    };
    return () => countLost(lostParts([storedSurvey], [{ ...storedSurvey, options: [] }]), report);
  }, LENGTH);
});

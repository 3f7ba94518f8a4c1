import type { StatedResponse } from '../states.ts';
import { options, question } from './bodies.ts';
import { calls } from './calls.ts';
import type { Person } from './Person.ts';
import { prepareState } from './states.ts';
import { createSurvey } from './surveys.ts';

export const questions = [
  question({ text: 'Why did you come?' }),
  question({
    text: 'What do you drink?',
    type: 'multiple',
    hasOthers: true,
    options: options('Tea', 'Coffee', 'Water'),
  }),
  question({
    text: 'How often?',
    type: 'single',
    options: [
      { text: 'Daily', isActive: true },
      { text: 'Weekly', isActive: true },
      { text: 'Never', isActive: true },
    ],
  }),
];

export const createResponse = (change: Partial<StatedResponse> = {}): StatedResponse => ({
  surveyorName: null,
  user: { firstName: 'Ada', middleName: null, lastName: 'King' },
  timeSpent: 60,
  completionPercentage: 100,
  createdAt: '2026-03-02T09:00:00.000Z',
  lat: null,
  long: null,
  answers: [],
  ...change,
});

/** Four people: one answered nothing, one has no time, two have a place. */
export const answers: StatedResponse[] = [
  createResponse({
    surveyorName: 'Grace Hopper',
    timeSpent: 3900,
    completionPercentage: 100,
    createdAt: '2026-03-01T09:00:00.000Z',
    lat: '48.85',
    long: '2.35',
    answers: [
      { question: 0, text: 'Because' },
      { question: 1, choices: [0, 1] },
      { question: 2, choices: [0] },
    ],
  }),
  createResponse({
    user: { firstName: 'Ada', middleName: 'Byron', lastName: 'King' },
    timeSpent: 901,
    completionPercentage: 75,
    createdAt: '2026-03-04T09:00:00.000Z',
    answers: [
      { question: 0, text: 'Why not' },
      { question: 1, choices: [0], others: ' Juice ' },
      { question: 2, choices: [1] },
    ],
  }),
  createResponse({
    timeSpent: null,
    completionPercentage: 50,
    createdAt: '2026-03-03T09:00:00.000Z',
    lat: '-33.9',
    long: '18.4',
    answers: [{ question: 1, others: 'Milk' }],
  }),
  createResponse({ timeSpent: 0, completionPercentage: 0, createdAt: '2026-03-02T09:00:00.000Z' }),
];

export const createSampleSurvey = (person: Person, title = 'Market day') =>
  createSurvey(person, { title, questions });

/** Creates a survey with answers, and returns it as saved. */
export async function createAnsweredSurvey(
  person: Person,
  responses: StatedResponse[] = answers,
  title?: string,
) {
  const savedSurvey = await createSampleSurvey(person, title);
  await prepareState('answers to a survey', { surveyId: savedSurvey.id, responses });
  return savedSurvey;
}

export const fetchReport = async (person: Person, id: number) =>
  await person.fetch(calls.analyzeSurvey(id));

/** Percentages and averages may have any precision; a millionth is no difference. */
export const roundToMillionth = (value: number | null | undefined) =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;

type Summary = Awaited<ReturnType<typeof fetchReport>>['questions'][number];

export const optionFigures = (summary: Summary | undefined) =>
  (summary?.options ?? [])
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ text, responseCount, responsePercentage, selectionPercentage }) => [
      text,
      responseCount,
      // A server may omit percentages. Without respondents there are none; both count as 0.
      roundToMillionth(responsePercentage ?? 0),
      roundToMillionth(selectionPercentage ?? 0),
    ]);

/** How many people answered each question. */
export const answeredCounts = (summaries: Summary[]) =>
  summaries.map(({ responseCount }) => responseCount);

/** The texts of a question's answers, sorted. */
export const readTexts = (summary: Summary | undefined) =>
  (summary?.answers ?? []).map(({ value }) => value).toSorted();

/** How many people took each option. */
export const readCounts = (summary: Summary | undefined) =>
  optionFigures(summary).map(([text, count]) => [text, count]);

/** The options of a question, in their order: order, text and whether they are active. */
export const optionStates = (summary: Summary | undefined) =>
  (summary?.options ?? []).map(({ order, text, isActive }) => [order, text, isActive]);

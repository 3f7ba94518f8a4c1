import { otherType } from '#fixtures/otherType.ts';
import {
  answeredCounts,
  createAnsweredSurvey,
  createResponse,
  fetchReport,
  optionFigures,
  readCounts,
} from './answeredSurveys.ts';
import { options, question } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import { letters } from './limits.ts';
import { signUpOwner } from './people.ts';
import { prepareState, skipJourney } from './states.ts';
import { buildUpdateCall, createSurvey, questionsOfEveryType, removeIds } from './surveys.ts';

type Options = { id?: number | undefined; text: string; isActive: boolean }[];

/** A survey with one question; each option is taken by as many people as its position, from one. */
async function createSurveyWithCounts(...texts: string[]) {
  const nadia = await signUpOwner('Nadia');
  const savedSurvey = await createSurvey(nadia, {
    questions: [question({ type: 'multiple', options: options(...texts) })],
  });
  const responses = texts.flatMap((_, index) =>
    Array.from({ length: index + 1 }, () =>
      createResponse({ answers: [{ question: 0, choices: [index] }] }),
    ),
  );
  await prepareState('answers to a survey', { surveyId: savedSurvey.id, responses });
  const [onlyQuestion] = savedSurvey.questions;
  if (!onlyQuestion) return failExpecting('the question of the survey');
  /** Updates the options; returns how many people took each afterwards. */
  const updateAndCount = async (options: Options) => {
    const update = { id: savedSurvey.id, title: savedSurvey.title, userId: nadia.id };
    const questions = [{ ...onlyQuestion, options: options as typeof onlyQuestion.options }];
    await nadia.fetch(calls.updateSurvey({ ...update, questions }));
    return optionFigures((await fetchReport(nadia, savedSurvey.id)).questions[0]).map(
      ([text, count]) => [text, count],
    );
  };
  const fetchOptions = async () =>
    (await nadia.fetch(calls.getSurvey(savedSurvey.id))).questions[0]?.options ?? [];
  return { storedOptions: onlyQuestion.options, updateAndCount, fetchOptions };
}

const hasIds = (options: Options) => options.every(({ id }) => id !== undefined);

journeyFromEmptyDatabase(
  'options that swap texts keep their own answers by id (SERVER-10)',
  async () => {
    const { storedOptions, updateAndCount } = await createSurveyWithCounts('Tea', 'Coffee');
    const [tea, coffee] = storedOptions;
    if (!hasIds(storedOptions) || !tea || !coffee) return skipJourney('choices have no ids');
    expectSame(
      'the counts',
      await updateAndCount([
        { ...tea, text: 'Coffee' },
        { ...coffee, text: 'Tea' },
      ]),
      [
        ['Coffee', 1],
        ['Tea', 2],
      ],
    );
  },
);

journeyFromEmptyDatabase(
  'an update matches options by id first, and only then by text (SERVER-10)',
  async () => {
    const { storedOptions, updateAndCount } = await createSurveyWithCounts('Tea', 'Coffee');
    const [tea, coffee] = storedOptions;
    if (!hasIds(storedOptions) || !tea || !coffee) return skipJourney('choices have no ids');
    const counts = await updateAndCount([
      { text: 'Tea', isActive: true },
      { ...tea, text: 'Chai' },
      coffee,
    ]);
    expectSame('the counts', counts, [
      ['Tea', 0],
      ['Chai', 1],
      ['Coffee', 2],
    ]);
  },
);

journeyFromEmptyDatabase(
  'an option with an unknown id is new, also in a kept question (SERVER-22, SERVER-10)',
  async () => {
    const { storedOptions, updateAndCount, fetchOptions } = await createSurveyWithCounts(
      'Tea',
      'Coffee',
    );
    const [tea, coffee] = storedOptions;
    if (!hasIds(storedOptions) || !tea || !coffee) return skipJourney('choices have no ids');
    const otherCounts = await updateAndCount([tea, { ...coffee, id: 3_000_000_000 }]);
    expectSame('the counts', otherCounts, [
      ['Tea', 1],
      ['Coffee', 0],
    ]);
    const [keptId, addedId] = (await fetchOptions()).map(({ id }) => id);
    expectSame('the id of the choice that stayed', keptId, tea.id);
    if (addedId === 3_000_000_000 || addedId === coffee.id)
      failExpecting('an id of its own for the new choice');
  },
);

journeyFromEmptyDatabase(
  'without ids each stored option is matched once, by its whole text (SERVER-10)',
  async () => {
    const longText = (end: string) => `${letters(60)}${end}`;
    const { updateAndCount } = await createSurveyWithCounts('Tea', 'Coffee', '', longText('1'));
    const sentOptions = options('tea', ' Tea', 'Coffee', 'Coffee', '', 'Juice', longText('2'));
    expectSame('the counts', await updateAndCount(sentOptions), [
      ['tea', 0],
      [' Tea', 0],
      ['Coffee', 2],
      ['Coffee', 0],
      ['', 3],
      ['Juice', 0],
      [longText('2'), 0],
    ]);
  },
);

journey(
  'a question that changes between single and multiple choice keeps its answers (SERVER-10)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    const reportBefore = await fetchReport(nadia, savedSurvey.id);
    const questionsOfOtherType = savedSurvey.questions.map((question) => ({
      ...question,
      type: otherType(question.type),
    }));
    await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { questions: questionsOfOtherType }));
    const reportAfter = await fetchReport(nadia, savedSurvey.id);
    expectSame(
      'the counts',
      reportAfter.questions.map(readCounts),
      reportBefore.questions.map(readCounts),
    );
  },
);

journey(
  'renaming a question keeps texts under “Others” and all responses (SERVER-10)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    const reportBefore = await fetchReport(nadia, savedSurvey.id);
    const questions = savedSurvey.questions.map((question) => ({
      ...question,
      text: `${question.text} Really?`,
    }));
    await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { questions }));
    const reportAfter = await fetchReport(nadia, savedSurvey.id);
    const readOthersTexts = (report: typeof reportAfter) =>
      (report.questions[1]?.answers ?? []).map(({ id, value }) => `${id} ${value}`).toSorted();
    expectSame(
      'what was written under “Others”',
      readOthersTexts(reportAfter),
      readOthersTexts(reportBefore),
    );
    expectSame('the responses', reportAfter.responses, reportBefore.responses);
  },
);

journey(
  'a new question in the place of a removed one has no answers (SERVER-22)',
  async (nadia) => {
    const surveyBefore = await createAnsweredSurvey(nadia);
    const [whyQuestion, drinkQuestion, oftenQuestion] = surveyBefore.questions;
    if (!whyQuestion || !drinkQuestion || !oftenQuestion)
      return failExpecting('all questions of the survey');
    const { id: _why, ...newWhy } = whyQuestion;
    const { id: _often, options, ...newOften } = oftenQuestion;
    const newOptions = options.map(({ text, isActive }) => ({ text, isActive }));
    const questions = [newWhy, drinkQuestion, { ...newOften, options: newOptions }];
    await nadia.fetch(buildUpdateCall(nadia, surveyBefore, { questions }));
    const report = await fetchReport(nadia, surveyBefore.id);
    // A new question, one that stayed, a new one.
    expectSame('the response counts', answeredCounts(report.questions), [0, 3, 0]);
    expectSame('the answers to the new text question', report.questions[0]?.answers ?? [], []);
    const counts = optionFigures(report.questions[2]).map(([, count]) => count);
    expectSame('the counts of the new question', counts, [0, 0, 0]);
  },
);

journey('a question with an unknown id is new (SERVER-22, SERVER-10)', async (nadia) => {
  const surveyBefore = await createSurvey(nadia, { questions: questionsOfEveryType });
  const unknownId = 3_000_000_000;
  const questions = [
    { ...question({ text: 'New?', type: 'single', options: options('Yes') }), id: unknownId },
    ...surveyBefore.questions,
  ];
  await nadia.fetch(buildUpdateCall(nadia, surveyBefore, { questions }));
  const surveyAfter = await nadia.fetch(calls.getSurvey(surveyBefore.id));
  expectSame('the questions', removeIds(surveyAfter.questions), removeIds(questions as never));
  expectSame(
    'the ids of the questions that stayed',
    surveyAfter.questions.slice(1).map(({ id }) => id),
    surveyBefore.questions.map(({ id }) => id),
  );
  const ids = surveyAfter.questions.map(({ id }) => id);
  expectSame('the number of different ids of questions', new Set(ids).size, ids.length);
});

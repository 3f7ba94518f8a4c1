import {
  answeredCounts,
  answers,
  createAnsweredSurvey,
  createResponse,
  createSampleSurvey,
  fetchReport,
  optionFigures,
  readCounts,
} from './answeredSurveys.ts';
import { options } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import type { Person } from './Person.ts';
import { prepareSignedInOwner } from './people.ts';
import { prepareState } from './states.ts';
import { buildUpdateCall } from './surveys.ts';

journey(
  'an update deletes the answers of omitted questions and options, and keeps all others (SERVER-10)',
  async (nadia) => {
    const savedSurvey = await createSampleSurvey(nadia);
    const otherSurvey = await createSampleSurvey(nadia, 'Another one');
    const coffeeResponse = createResponse({ answers: [{ question: 1, choices: [1] }] });
    const whyResponse = createResponse({ answers: [{ question: 0, text: 'Only this' }] });
    await prepareState('answers to a survey', {
      surveyId: savedSurvey.id,
      responses: [...answers, coffeeResponse, whyResponse],
    });
    await prepareState('answers to a survey', { surveyId: otherSurvey.id, responses: answers });
    const otherReport = await fetchReport(nadia, otherSurvey.id);
    const [, drinkQuestion, oftenQuestion] = savedSurvey.questions;
    if (!drinkQuestion || !oftenQuestion) return failExpecting('all questions');
    const [tea, , water] = drinkQuestion.options;
    if (!tea || !water) return failExpecting('all choices');
    const update = {
      id: savedSurvey.id,
      title: savedSurvey.title,
      questions: [{ ...drinkQuestion, options: [water, tea] }, oftenQuestion],
      userId: nadia.id,
    };
    await nadia.fetch(calls.updateSurvey(update));
    const report = await fetchReport(nadia, savedSurvey.id);
    const questionTexts = report.questions.map(({ text }) => text);
    expectSame('the questions', questionTexts, ['What do you drink?', 'How often?']);
    expectSame('the choices that stayed', readCounts(report.questions[0]), [
      ['Water', 0],
      ['Tea', 2],
      ['Others', 2],
    ]);
    expectSame('the choices of the other question', optionFigures(report.questions[1])[0], [
      'Daily',
      1,
      50,
      50,
    ]);
    expectSame('how many answered the first question', report.questions[0]?.responseCount, 3);
    expectSame('the responses, also of removed parts', report.responses.length, 6);
    expectSame(
      'the report of the other survey',
      await fetchReport(nadia, otherSurvey.id),
      otherReport,
    );
  },
);

type SavedSurvey = Awaited<ReturnType<typeof createSampleSurvey>>;

const removeOptionIds = (questions: SavedSurvey['questions']) =>
  questions.map((question) => ({
    ...question,
    options: question.options.map(({ text, isActive }) => ({ text, isActive })),
  }));

const reverseAll = (questions: SavedSurvey['questions']) =>
  questions
    .map((question) => ({ ...question, options: question.options.toReversed() }))
    .toReversed();

/** The counts of a report, sorted, so that the order of questions and options does not matter. */
const collectCounts = ({ questions }: Awaited<ReturnType<typeof fetchReport>>) =>
  questions
    .map(({ id, responseCount, options, answers: givenAnswers }) => ({
      id,
      responseCount,
      options: (options ?? []).map(({ text, responseCount: count }) => `${text}: ${count}`).sort(),
      answers: (givenAnswers ?? []).map(({ value }) => value).sort(),
    }))
    .sort((a, b) => a.id - b.id);

/** Saves the survey unchanged, renamed and reordered, and expects equal counts each time. */
async function expectSavingKeepsAnswers(
  person: Person,
  id: number,
  buildQuestions: (savedSurvey: SavedSurvey) => SavedSurvey['questions'],
) {
  const savedSurvey = await person.fetch(calls.getSurvey(id));
  const countsBefore = collectCounts(await fetchReport(person, id));
  const questions = buildQuestions(savedSurvey);
  for (const [what, update] of [
    ['unchanged', { title: savedSurvey.title, questions }],
    ['renamed', { title: 'Another title', questions }],
    ['reordered', { title: savedSurvey.title, questions: reverseAll(questions) }],
  ] as const) {
    await person.fetch(calls.updateSurvey({ id, userId: person.id, ...update }));
    expectSame(
      `the counts after saving it ${what}`,
      collectCounts(await fetchReport(person, id)),
      countsBefore,
    );
  }
}

journey(
  'saving a survey unchanged, renamed or reordered keeps its answers, with and without option ids (SERVER-10, LAW-1, LAW-4)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    await expectSavingKeepsAnswers(nadia, savedSurvey.id, ({ questions }) => questions);
    await expectSavingKeepsAnswers(nadia, savedSurvey.id, ({ questions }) =>
      removeOptionIds(questions),
    );
  },
);

journeyFromEmptyDatabase(
  'a survey whose options have no stored ids keeps its answers when it is saved unchanged, renamed or reordered (SERVER-10, LAW-1, LAW-4)',
  async () => {
    // The server decides whether this state stores ids; the mock backend stores none.
    const person = await prepareSignedInOwner();
    const { surveyId } = await prepareState('a survey with responses', { responses: 5 });
    await expectSavingKeepsAnswers(person, Number(surveyId), ({ questions }) => questions);
  },
);

journey(
  'an update deletes the answers of a question that changes between text and options, and of removed “Others” (SERVER-10)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    const [whyQuestion, drinkQuestion, oftenQuestion] = savedSurvey.questions;
    if (!whyQuestion || !drinkQuestion || !oftenQuestion) return failExpecting('all questions');
    const save = async (questions: SavedSurvey['questions']) => {
      await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { questions }));
    };
    await save([
      { ...whyQuestion, type: 'single', options: options('Yes') },
      { ...drinkQuestion, hasOthers: false },
      { ...oftenQuestion, type: 'text', options: [] },
    ]);
    await save([whyQuestion, drinkQuestion, oftenQuestion]);
    const { questions } = await fetchReport(nadia, savedSurvey.id);
    expectSame('the choices of the question that lost “Others”', readCounts(questions[1]), [
      ['Tea', 2],
      ['Coffee', 1],
      ['Water', 0],
      ['Others', 0],
    ]);
    expectSame('how many answered what was a text', questions[2]?.responseCount, 0);
    expectSame('the texts of the question that had choices', questions[0]?.answers ?? [], []);
  },
);

journey('closing a survey changes none of its answers (SERVER-12)', async (nadia) => {
  const savedSurvey = await createAnsweredSurvey(nadia);
  const { status: statusBefore, ...reportBefore } = await fetchReport(nadia, savedSurvey.id);
  await nadia.fetch(calls.updateSurveyStatus({ id: savedSurvey.id, status: 'Closed' }));
  const { status: statusAfter, ...reportAfter } = await fetchReport(nadia, savedSurvey.id);
  expectSame('the report but for its status', reportAfter, reportBefore);
  expectSame('the statuses', [statusBefore ?? 'Open', statusAfter ?? 'Closed'], ['Open', 'Closed']);
});

journey(
  'deactivated options keep their answers; questions and options that are removed and added again have none (SERVER-10, SERVER-22)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    const [whyQuestion, drinkQuestion, oftenQuestion] = savedSurvey.questions;
    if (!whyQuestion || !drinkQuestion || !oftenQuestion) return failExpecting('all questions');
    const inactiveOptions = drinkQuestion.options.map((option) => ({ ...option, isActive: false }));
    await nadia.fetch(
      buildUpdateCall(nadia, savedSurvey, {
        questions: [whyQuestion, { ...drinkQuestion, options: inactiveOptions }],
      }),
    );
    const expectedCounts = [
      ['Tea', 2],
      ['Coffee', 1],
      ['Water', 0],
      ['Others', 2],
    ];
    const summary = (await fetchReport(nadia, savedSurvey.id)).questions[1];
    expectSame('the choices', readCounts(summary), expectedCounts);
    const isActive = summary?.options?.slice(0, 3).map((option) => option.isActive);
    expectSame('whether the choices are active', isActive, [false, false, false]);
    const [tea, ...otherOptions] = drinkQuestion.options;
    await nadia.fetch(
      buildUpdateCall(nadia, savedSurvey, {
        questions: [{ ...drinkQuestion, options: otherOptions }],
      }),
    );
    const addedOption = { text: tea?.text ?? '', isActive: true };
    const restoredQuestions = [
      { ...drinkQuestion, options: [addedOption, ...otherOptions] },
      whyQuestion,
      oftenQuestion,
    ];
    await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { questions: restoredQuestions }));
    const { questions } = await fetchReport(nadia, savedSurvey.id);
    expectSame('the count of the choice that returns', readCounts(questions[0])[0], ['Tea', 0]);
    expectSame('the counts of those that return', answeredCounts(questions.slice(1)), [0, 0]);
  },
);

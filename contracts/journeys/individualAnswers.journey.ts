import { createAnsweredSurvey, type createSampleSurvey, fetchReport } from './answeredSurveys.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting, orNull } from './expectations.ts';
import { journey } from './journey.ts';
import type { Person } from './Person.ts';
import { skipJourney } from './states.ts';
import { buildUpdateCall } from './surveys.ts';

type SavedSurvey = Awaited<ReturnType<typeof createSampleSurvey>>;

/** The values of each response, the earliest first, by question in the survey's order. */
async function fetchIndividualAnswers(person: Person, savedSurvey: SavedSurvey) {
  const { responses, questions } = await fetchReport(person, savedSurvey.id);
  if (responses.every((response) => !response.answers)) {
    return skipJourney('the report has no individual answers');
  }
  return responses
    .toSorted((a, b) => Date.parse(a.createdAt ?? '') - Date.parse(b.createdAt ?? ''))
    .map((response) =>
      questions.map(({ id }) => {
        const values = (response.answers ?? []).find(({ questionId }) => questionId === id)?.values;
        return values ? values.toSorted() : null;
      }),
    );
}

journey(
  'individual answers are option texts, text answers, or “Others: ” and the typed text (SERVER-33)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    expectSame(
      'what each response answered, the earliest first',
      await fetchIndividualAnswers(nadia, savedSurvey),
      [
        [['Because'], ['Coffee', 'Tea'], ['Daily']],
        [null, null, null],
        [null, ['Others: Milk'], null],
        [['Why not'], ['Others:  Juice ', 'Tea'], ['Weekly']],
      ],
    );
  },
);

journey('individual answers have a renamed option’s new text (SERVER-33)', async (nadia) => {
  const savedSurvey = await createAnsweredSurvey(nadia);
  const hasIds = savedSurvey.questions.every(({ options }) =>
    options.every(({ id }) => id !== undefined),
  );
  if (!hasIds) return skipJourney('choices have no ids');
  const renamedQuestions = savedSurvey.questions.map((question) => ({
    ...question,
    options: question.options.map((option) => ({ ...option, text: `${option.text}, renamed` })),
  }));
  await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { questions: renamedQuestions }));
  const [firstAnswers] = await fetchIndividualAnswers(nadia, savedSurvey);
  expectSame('what the earliest response answered', firstAnswers, [
    ['Because'],
    ['Coffee, renamed', 'Tea, renamed'],
    ['Daily, renamed'],
  ]);
});

journey(
  'individual answers to removed questions and options are removed (SERVER-33, SERVER-10)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    const [, drinkQuestion, oftenQuestion] = savedSurvey.questions;
    if (!drinkQuestion || !oftenQuestion) return failExpecting('all questions');
    const [tea] = drinkQuestion.options;
    if (!tea) return failExpecting('the first choice');
    const questions = [{ ...drinkQuestion, hasOthers: false, options: [tea] }, oftenQuestion];
    await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { questions }));
    expectSame(
      'what each response answered, the earliest first',
      await fetchIndividualAnswers(nadia, savedSurvey),
      [
        [['Tea'], ['Daily']],
        [null, null],
        [null, null],
        [['Tea'], ['Weekly']],
      ],
    );
  },
);

journey(
  'names in a report equal those in the list of responses, if both have them (SERVER-33, SERVER-18)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    const { responses } = await fetchReport(nadia, savedSurvey.id);
    if (responses.every(({ user, surveyorName }) => !user && !surveyorName)) {
      return skipJourney('the report has no names');
    }
    const listedResponses = (await nadia.fetch(calls.listResponses(nadia.id))).responses;
    const pickNames = (all: typeof listedResponses | typeof responses) =>
      all
        .map(({ id, surveyorName, user }) => [
          id,
          orNull(surveyorName),
          user?.firstName,
          user?.lastName,
        ])
        .toSorted(([a], [b]) => Number(a) - Number(b));
    expectSame('the names in the report', pickNames(responses), pickNames(listedResponses));
    const surveyIds = listedResponses
      .map(({ survey }) => survey?.id)
      .filter((id) => typeof id === 'number');
    const otherSurveyIds = surveyIds.filter((id) => id !== savedSurvey.id);
    expectSame('responses of other surveys', otherSurveyIds, []);
  },
);

import { createAnsweredSurvey, type createSampleSurvey, fetchReport } from './answeredSurveys.ts';
import { calls } from './calls.ts';
import { expectSame, fail } from './expectations.ts';
import { journey } from './journey.ts';
import type { Person } from './Person.ts';
import { notShown } from './states.ts';
import { createUpdate } from './surveys.ts';

type View = Awaited<ReturnType<typeof createSampleSurvey>>;

/** The values of each response, the earliest first, by question in the survey's order. */
async function individual(person: Person, view: View) {
  const { responses, questions } = await fetchReport(person, view.id);
  if (responses.every((response) => !response.answers)) {
    return notShown('the report has no individual answers');
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
  'a report may say who answered what: texts of choices, given texts, “Others: ” before free text (SERVER-33)',
  async (nadia) => {
    const view = await createAnsweredSurvey(nadia);
    expectSame('what each response answered, the earliest first', await individual(nadia, view), [
      [['Because'], ['Coffee', 'Tea'], ['Daily']],
      [null, null, null],
      [null, ['Others: Milk'], null],
      [['Why not'], ['Others:  Juice ', 'Tea'], ['Weekly']],
    ]);
  },
);

journey('individual answers have a renamed choice’s new text (SERVER-33)', async (nadia) => {
  const view = await createAnsweredSurvey(nadia);
  const hasIds = view.questions.every(({ options }) => options.every(({ id }) => id !== undefined));
  if (!hasIds) return notShown('choices have no ids');
  const renamed = view.questions.map((question) => ({
    ...question,
    options: question.options.map((option) => ({ ...option, text: `${option.text}, renamed` })),
  }));
  await nadia.fetch(createUpdate(nadia, view, { questions: renamed }));
  const [first] = await individual(nadia, view);
  expectSame('what the earliest response answered', first, [
    ['Because'],
    ['Coffee, renamed', 'Tea, renamed'],
    ['Daily, renamed'],
  ]);
});

journey('individual answers to removed parts are removed (SERVER-33, SERVER-10)', async (nadia) => {
  const view = await createAnsweredSurvey(nadia);
  const [, drink, often] = view.questions;
  if (!drink || !often) return fail('all questions');
  const [tea] = drink.options;
  if (!tea) return fail('the first choice');
  const questions = [{ ...drink, hasOthers: false, options: [tea] }, often];
  await nadia.fetch(createUpdate(nadia, view, { questions }));
  expectSame('what each response answered, the earliest first', await individual(nadia, view), [
    [['Tea'], ['Daily']],
    [null, null],
    [null, null],
    [['Tea'], ['Weekly']],
  ]);
});

journey(
  'names in a report equal those in the list of responses, if both have them (SERVER-33, SERVER-18)',
  async (nadia) => {
    const view = await createAnsweredSurvey(nadia);
    const { responses } = await fetchReport(nadia, view.id);
    if (responses.every(({ user, surveyorName }) => !user && !surveyorName)) {
      return notShown('the report has no names');
    }
    const listedResponses = (await nadia.fetch(calls.listResponses(nadia.id))).responses;
    const pickNamed = (all: typeof listedResponses | typeof responses) =>
      all
        .map(({ id, surveyorName, user }) => [id, surveyorName, user?.firstName, user?.lastName])
        .toSorted(([a], [b]) => Number(a) - Number(b));
    expectSame('the names in the report', pickNamed(responses), pickNamed(listedResponses));
    const surveyIds = listedResponses
      .map(({ survey }) => survey?.id)
      .filter((id) => typeof id === 'number');
    const others = surveyIds.filter((id) => id !== view.id);
    expectSame('responses of other surveys', others, []);
  },
);

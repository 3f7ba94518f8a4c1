import { answered, type asked, reportOf } from './answered.ts';
import { calls } from './calls.ts';
import { expectSame, fail } from './expectations.ts';
import { notShown } from './given.ts';
import { journey } from './journey.ts';
import type { Person } from './Person.ts';
import { updateOf } from './surveys.ts';

type View = Awaited<ReturnType<typeof asked>>;

/** The values of each response, the earliest first, by question in the survey's order. */
async function individual(person: Person, view: View) {
  const { responses, questions } = await reportOf(person, view.id);
  if (responses.every((response) => !response.answers)) {
    return notShown('the report has no individual answers');
  }
  return responses
    .toSorted((one, other) => Date.parse(one.createdAt ?? '') - Date.parse(other.createdAt ?? ''))
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
    const view = await answered(nadia);
    expectSame('what each response answered, the earliest first', await individual(nadia, view), [
      [['Because'], ['Coffee', 'Tea'], ['Daily']],
      [null, null, null],
      [null, ['Others: Milk'], null],
      [['Why not'], ['Others:  Juice ', 'Tea'], ['Weekly']],
    ]);
  },
);

journey('individual answers have a renamed choice’s new text (SERVER-33)', async (nadia) => {
  const view = await answered(nadia);
  const hasIds = view.questions.every(({ options }) => options.every(({ id }) => id !== undefined));
  if (!hasIds) return notShown('choices have no ids');
  const renamed = view.questions.map((each) => ({
    ...each,
    options: each.options.map((option) => ({ ...option, text: `${option.text}, renamed` })),
  }));
  await nadia.gets(updateOf(nadia, view, { questions: renamed }));
  const [first] = await individual(nadia, view);
  expectSame('what the earliest response answered', first, [
    ['Because'],
    ['Coffee, renamed', 'Tea, renamed'],
    ['Daily, renamed'],
  ]);
});

journey('individual answers to removed parts are removed (SERVER-33, SERVER-10)', async (nadia) => {
  const view = await answered(nadia);
  const [, drink, often] = view.questions;
  if (!drink || !often) return fail('all questions');
  const [tea] = drink.options;
  if (!tea) return fail('the first choice');
  const questions = [{ ...drink, hasOthers: false, options: [tea] }, often];
  await nadia.gets(updateOf(nadia, view, { questions }));
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
    const view = await answered(nadia);
    const { responses } = await reportOf(nadia, view.id);
    if (responses.every(({ user, surveyorName }) => !user && !surveyorName)) {
      return notShown('the report has no names');
    }
    const listed = (await nadia.gets(calls.listResponses(nadia.id))).responses;
    const named = (all: typeof listed | typeof responses) =>
      all
        .map(({ id, surveyorName, user }) => [id, surveyorName, user?.firstName, user?.lastName])
        .toSorted(([one], [other]) => Number(one) - Number(other));
    expectSame('the names in the report', named(responses), named(listed));
    const surveyIds = listed.map(({ survey }) => survey?.id).filter((id) => typeof id === 'number');
    const others = surveyIds.filter((id) => id !== view.id);
    expectSame('responses of other surveys', others, []);
  },
);

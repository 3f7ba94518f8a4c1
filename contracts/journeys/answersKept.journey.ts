import { answers, asked, choiceFigures, reportOf, response } from './answered.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import { owner } from './people.ts';

journey(
  'what an update leaves out goes with its answers; what it keeps, keeps them (SERVER-10)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await asked(nadia);
    const other = await asked(nadia, 'Another one');
    const coffeeAlone = response({ answers: [{ question: 1, choices: [1] }] });
    await given('answers to a survey', {
      surveyId: view.id,
      responses: [...answers, coffeeAlone],
    });
    await given('answers to a survey', { surveyId: other.id, responses: answers });
    const untouched = await reportOf(nadia, other.id);
    const [, drink, often] = view.questions;
    if (!drink || !often) return fail('all questions');
    const [tea, , water] = drink.options;
    if (!tea || !water) return fail('all choices');
    const update = {
      id: view.id,
      title: view.title,
      questions: [{ ...drink, options: [water, tea] }, often],
      userId: nadia.id,
    };
    (await nadia.does(calls.updateSurvey(update))).succeeds();
    const report = await reportOf(nadia, view.id);
    expectSame(
      'questions',
      report.questions.map(({ text }) => text),
      ['What do you drink?', 'How often?'],
    );
    expectSame(
      'the choices that stayed',
      choiceFigures(report.questions[0]).map(([text, count]) => [text, count]),
      [
        ['Water', 0],
        ['Tea', 2],
        ['Others', 2],
      ],
    );
    expectSame('the choices of the other question', choiceFigures(report.questions[1])[0], [
      'Daily',
      1,
      50,
      50,
    ]);
    expectSame('who still has answered the first', report.questions[0]?.responseCount, 3);
    expectSame('responses', report.responses.length, 5);
    expectSame('the report of the other survey', await reportOf(nadia, other.id), untouched);
  },
);

journey('a renamed choice keeps its answers, where choices have ids (SERVER-10)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  const hasIds = view.questions.every(({ options }) => options.every(({ id }) => id !== undefined));
  if (!hasIds) return;
  const renamed = view.questions.map((each) => ({
    ...each,
    options: each.options.map((option) => ({ ...option, text: `${option.text}, renamed` })),
  }));
  const update = { id: view.id, title: view.title, questions: renamed, userId: nadia.id };
  (await nadia.does(calls.updateSurvey(update))).succeeds();
  const figures = choiceFigures((await reportOf(nadia, view.id)).questions[1]);
  expectSame(
    'the choices',
    figures.map(([text, count]) => [text, count]),
    [
      ['Tea, renamed', 2],
      ['Coffee, renamed', 1],
      ['Water, renamed', 0],
      ['Others', 2],
    ],
  );
});

journey('closing a survey changes none of its answers (SERVER-12)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  const { status: _open, ...before } = await reportOf(nadia, view.id);
  (await nadia.does(calls.setSurveyStatus({ id: view.id, status: 'Closed' }))).succeeds();
  const { status: _closed, ...after } = await reportOf(nadia, view.id);
  expectSame('the report but for its status', after, before);
});

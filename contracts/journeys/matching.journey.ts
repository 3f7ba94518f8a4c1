import { otherType } from '#fixtures/otherType.ts';
import {
  answered,
  answeredCounts,
  choiceFigures,
  countsOf,
  reportOf,
  response,
} from './answered.ts';
import { choices, question } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, fail } from './expectations.ts';
import { given, notShown } from './given.ts';
import { journey, visitorJourney } from './journey.ts';
import { letters } from './limits.ts';
import { owner } from './people.ts';
import { newIn } from './send.ts';
import { created, everyKind, updateOf, withoutIds } from './surveys.ts';

type Options = { id?: number | undefined; text: string; isActive: boolean }[];

/** A survey with one question; each choice is taken by as many people as its position, from one. */
async function chosen(...texts: string[]) {
  const nadia = await owner('Nadia');
  const view = await created(nadia, {
    questions: [question({ type: 'multiple', options: choices(...texts) })],
  });
  const responses = texts.flatMap((_, place) =>
    Array.from({ length: place + 1 }, () =>
      response({ answers: [{ question: 0, choices: [place] }] }),
    ),
  );
  await given('answers to a survey', { surveyId: view.id, responses });
  const [only] = view.questions;
  if (!only) return fail('the question of the survey');
  /** Updates the choices; returns how many people took each afterwards. */
  const countsWith = async (options: Options) => {
    const update = { id: view.id, title: view.title, userId: nadia.id };
    const questions = [{ ...only, options: options as typeof only.options }];
    await nadia.gets(calls.updateSurvey({ ...update, questions }));
    return choiceFigures((await reportOf(nadia, view.id)).questions[0]).map(([text, count]) => [
      text,
      count,
    ]);
  };
  const storedChoices = async () =>
    (await nadia.gets(calls.getSurvey(view.id))).questions[0]?.options ?? [];
  return { stored: only.options, countsWith, storedChoices };
}

const hasIds = (options: Options) => options.every(({ id }) => id !== undefined);

visitorJourney('choices that swap texts keep their own answers by id (SERVER-10)', async () => {
  const { stored, countsWith } = await chosen('Tea', 'Coffee');
  const [tea, coffee] = stored;
  if (!hasIds(stored) || !tea || !coffee) return notShown('choices have no ids');
  expectSame(
    'the counts',
    await countsWith([
      { ...tea, text: 'Coffee' },
      { ...coffee, text: 'Tea' },
    ]),
    [
      ['Coffee', 1],
      ['Tea', 2],
    ],
  );
});

visitorJourney('all ids are matched before any text (SERVER-10)', async () => {
  const { stored, countsWith } = await chosen('Tea', 'Coffee');
  const [tea, coffee] = stored;
  if (!hasIds(stored) || !tea || !coffee) return notShown('choices have no ids');
  const counts = await countsWith([
    { text: 'Tea', isActive: true },
    { ...tea, text: 'Chai' },
    coffee,
  ]);
  expectSame('the counts', counts, [
    ['Tea', 0],
    ['Chai', 1],
    ['Coffee', 2],
  ]);
});

visitorJourney(
  'a choice with an unknown id is new, also in a kept question (SERVER-22, SERVER-10)',
  async () => {
    const { stored, countsWith, storedChoices } = await chosen('Tea', 'Coffee');
    const [tea, coffee] = stored;
    if (!hasIds(stored) || !tea || !coffee) return notShown('choices have no ids');
    const other = await countsWith([tea, { ...coffee, id: 3_000_000_000 }]);
    expectSame('the counts', other, [
      ['Tea', 1],
      ['Coffee', 0],
    ]);
    const [kept, added] = (await storedChoices()).map(({ id }) => id);
    expectSame('the id of the choice that stayed', kept, tea.id);
    if (added === 3_000_000_000 || added === coffee.id) fail('an id of its own for the new choice');
  },
);

visitorJourney(
  'without ids each stored choice is matched once, by its whole text (SERVER-10)',
  async () => {
    const long = (end: string) => newIn('0.3.0', `${letters(60)}${end}`);
    const { countsWith } = await chosen('Tea', 'Coffee', '', ...long('1'));
    const sent = choices('tea', ' Tea', 'Coffee', 'Coffee', '', 'Juice', ...long('2'));
    expectSame('the counts', await countsWith(sent), [
      ['tea', 0],
      [' Tea', 0],
      ['Coffee', 2],
      ['Coffee', 0],
      ['', 3],
      ['Juice', 0],
      ...long('2').map((text) => [text, 0]),
    ]);
  },
);

journey(
  'a question that changes between one and several choices keeps its answers (SERVER-10)',
  async (nadia) => {
    const view = await answered(nadia);
    const before = await reportOf(nadia, view.id);
    const turned = view.questions.map((each) => ({
      ...each,
      type: otherType(each.type),
    }));
    await nadia.gets(updateOf(nadia, view, { questions: turned }));
    const after = await reportOf(nadia, view.id);
    expectSame('the counts', after.questions.map(countsOf), before.questions.map(countsOf));
  },
);

journey(
  'renaming a question keeps texts under “Others” and all responses (SERVER-10)',
  async (nadia) => {
    const view = await answered(nadia);
    const before = await reportOf(nadia, view.id);
    const questions = view.questions.map((each) => ({ ...each, text: `${each.text} Really?` }));
    await nadia.gets(updateOf(nadia, view, { questions }));
    const after = await reportOf(nadia, view.id);
    const writtenIn = (report: typeof after) =>
      (report.questions[1]?.answers ?? []).map(({ id, value }) => `${id} ${value}`).toSorted();
    expectSame('what was written under “Others”', writtenIn(after), writtenIn(before));
    expectSame('the responses', after.responses, before.responses);
  },
);

journey(
  'a new question in the place of a removed one has no answers (SERVER-22)',
  async (nadia) => {
    const before = await answered(nadia);
    const [why, drink, often] = before.questions;
    if (!why || !drink || !often) return fail('all questions of the survey');
    const { id: _why, ...newWhy } = why;
    const { id: _often, options, ...newOften } = often;
    const newChoices = options.map(({ text, isActive }) => ({ text, isActive }));
    const questions = [newWhy, drink, { ...newOften, options: newChoices }];
    await nadia.gets(updateOf(nadia, before, { questions }));
    const report = await reportOf(nadia, before.id);
    // A new question, one that stayed, a new one.
    expectSame('the response counts', answeredCounts(report.questions), [0, 3, 0]);
    expectSame('the answers to the new text question', report.questions[0]?.answers ?? [], []);
    const counts = choiceFigures(report.questions[2]).map(([, count]) => count);
    expectSame('the counts of the new question', counts, [0, 0, 0]);
  },
);

journey('a question with an unknown id is new (SERVER-22, SERVER-10)', async (nadia) => {
  const before = await created(nadia, { questions: everyKind });
  const unknown = 3_000_000_000;
  const questions = [
    { ...question({ text: 'New?', type: 'single', options: choices('Yes') }), id: unknown },
    ...before.questions,
  ];
  await nadia.gets(updateOf(nadia, before, { questions }));
  const after = await nadia.gets(calls.getSurvey(before.id));
  expectSame('the questions', withoutIds(after.questions), withoutIds(questions as never));
  expectSame(
    'the ids of the questions that stayed',
    after.questions.slice(1).map(({ id }) => id),
    before.questions.map(({ id }) => id),
  );
  const ids = after.questions.map(({ id }) => id);
  expectSame('the number of different ids of questions', new Set(ids).size, ids.length);
});

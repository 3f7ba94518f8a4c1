import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { otherType } from '#fixtures/otherType.ts';
import { people } from '#fixtures/people.ts';
import { type WorldName, worlds } from '#fixtures/worlds.ts';
import { testClient } from '../testClient.ts';

type Client = Awaited<ReturnType<typeof testClient>>;
type Sent = Omit<Survey['questions'][number], 'id'> & { id?: number };

const names = Object.keys(people) as (keyof typeof people)[];
const ownerOf = (userId: number) => names.find((name) => people[name].id === userId);

/** Every survey that somebody can open, in every world; of equal ones the first. */
const everySurvey = (Object.keys(worlds) as WorldName[]).flatMap((world) => {
  const seen = new Set<string>();
  return worlds[world]().surveys.flatMap(({ id, title, userId, questions }) => {
    const owner = ownerOf(userId);
    const asked = JSON.stringify(questions);
    if (!owner || (questions.length > 0 && seen.has(asked))) return [];
    seen.add(asked);
    return [{ world, id, title, owner, userId }];
  });
});

type Opened = (typeof everySurvey)[number];

const read = async (client: Client, { id, owner }: Opened): Promise<Survey> =>
  (await client.call('GET', `/survey/${id}`, { as: owner })).body;

const reportOf = async (client: Client, { id, owner }: Opened): Promise<SurveyAnalysis> =>
  (await client.call('GET', `/survey/analyze/${id}`, { as: owner })).body;

const update = (client: Client, opened: Opened, survey: Survey, questions: Sent[]) =>
  client.call('POST', '/survey/update', {
    as: opened.owner,
    body: { id: opened.id, title: survey.title, questions, userId: opened.userId },
  });

const withoutChoiceIds = ({ questions, ...survey }: Survey) => ({
  ...survey,
  title: survey.title.trim(),
  questions: questions.map((question) => ({
    ...question,
    options: question.options.map(({ text, isActive }) => ({ text, isActive })),
  })),
});

/** Everything that its people see of the other surveys and of the responses. */
const listsOf = async (client: Client, { id, owner, userId }: Opened) => {
  const page = { page: 1, pageSize: 100, userId };
  const surveys = await client.call('POST', '/survey', { as: owner, body: page });
  const query = `page=1&pageSize=100&userId=${userId}`;
  const responses = await client.call('GET', `/response/get-response-list?${query}`, { as: owner });
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  return {
    surveys: surveys.body.surveys
      .map((row: { id: number; title: string; updatedAt: string }) =>
        row.id === id ? { ...row, title: row.title.trim(), updatedAt: 'now' } : row,
      )
      .toSorted(byId),
    responses: JSON.stringify(responses.body).replaceAll(/\s*"\s*/g, '"'),
  };
};

test.each(everySurvey)(
  'saving $world $id "$title" unchanged changes nothing (LAW-1)',
  async (opened) => {
    const client = await testClient(opened.world);
    const survey = await read(client, opened);
    const report = await reportOf(client, opened);
    const lists = await listsOf(client, opened);
    const { status } = await update(client, opened, survey, survey.questions);
    expect(status).toBe(opened.world === 'broken' && opened.id !== 3 ? 422 : 200);
    expect(withoutChoiceIds(await read(client, opened))).toEqual(withoutChoiceIds(survey));
    expect(await reportOf(client, opened)).toEqual({ ...report, title: report.title.trim() });
    expect(await listsOf(client, opened)).toEqual(lists);
  },
);

/** A report's counts, by question id and order of choices. */
const countsOf = (report: SurveyAnalysis) =>
  new Map(
    report.questions.map(({ id, responseCount, options, answers }) => [
      id,
      {
        responseCount,
        options: new Map(options?.map(({ text, responseCount: count }) => [text, count])),
        answers: answers?.map(({ value }) => value),
      },
    ]),
  );

const standard = everySurvey.filter(({ world }) => world === 'standard');

const shuffledBy = <Item>(items: Item[], chance: () => number): Item[] =>
  items
    .map((item) => ({ item, by: chance() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ item }) => item);

describe.each(standard)('$title', (opened) => {
  const withClient = async (
    law: (client: Client, survey: Survey, report: SurveyAnalysis) => Promise<void>,
  ) => {
    const client = await testClient();
    const survey = await read(client, opened);
    await law(client, survey, await reportOf(client, opened));
  };

  test('reordering questions and choices keeps every count (LAW-4)', async () => {
    await withClient(async (client, survey, report) => {
      await fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.nat()), async (stream) => {
          const chance = () => stream.next().value;
          const questions = shuffledBy(survey.questions, chance).map((question) => ({
            ...question,
            options: shuffledBy(question.options, chance),
          }));
          expect((await update(client, opened, survey, questions)).status).toBe(200);
          const counts = countsOf(await reportOf(client, opened));
          for (const [id, expected] of countsOf(report)) expect(counts.get(id)).toEqual(expected);
        }),
        { numRuns: 2 },
      );
    });
  });

  test('renaming every question and choice keeps every count (LAW-4)', async () => {
    await withClient(async (client, survey, report) => {
      // The first save gives ids to choices without any; without them a new name is a new choice.
      await update(client, opened, survey, survey.questions);
      await fc.assert(
        fc.asyncProperty(fc.string({ minLength: 1 }), async (name) => {
          const { questions } = await read(client, opened);
          const renamed = questions.map((question) => ({
            ...question,
            text: `${name} ${question.id}`,
            options: question.options.map((option) => ({
              ...option,
              text: `${name} ${option.id}`,
            })),
          }));
          expect((await update(client, opened, survey, renamed)).status).toBe(200);
          const now = await reportOf(client, opened);
          expect(now.questions.map(({ responseCount }) => responseCount)).toEqual(
            report.questions.map(({ responseCount }) => responseCount),
          );
          expect(
            now.questions.map(({ options }) => options?.map((option) => option.responseCount)),
          ).toEqual(
            report.questions.map(({ options }) => options?.map((option) => option.responseCount)),
          );
          expect(now.questions.map(({ answers }) => answers)).toEqual(
            report.questions.map(({ answers }) => answers),
          );
        }),
        { numRuns: 2 },
      );
    });
  });

  test('removing a question removes only its answers (LAW-4)', async () => {
    await withClient(async (_client, survey) => {
      for (const { id } of survey.questions) {
        const client = await testClient();
        const before = countsOf(await reportOf(client, opened));
        const rest = survey.questions.filter((question) => question.id !== id);
        await update(client, opened, survey, rest);
        const after = await reportOf(client, opened);
        before.delete(id);
        expect(countsOf(after)).toEqual(before);
        expect(after.responses).toHaveLength(
          (await reportOf(await testClient(), opened)).responses.length,
        );
      }
    });
  });

  test('removing a choice removes only its answers (LAW-4)', async () => {
    await withClient(async (_client, survey) => {
      for (const { id, options } of survey.questions) {
        for (const { text } of options.filter(({ isActive }) => isActive).slice(0, 2)) {
          const client = await testClient();
          const before = countsOf(await reportOf(client, opened));
          const rest = survey.questions.map((question) => ({
            ...question,
            options: question.options.filter(
              (option) => question.id !== id || option.text !== text,
            ),
          }));
          await update(client, opened, survey, rest);
          const after = countsOf(await reportOf(client, opened));
          before.get(id)?.options.delete(text);
          for (const [question, { options: counts, answers }] of before) {
            expect(after.get(question)?.options).toEqual(counts);
            expect(after.get(question)?.answers).toEqual(answers);
          }
        }
      }
    });
  });
});

describe('a question that changes its type (LAW-4)', () => {
  const opened = standard[0] as Opened;
  const changed = async (change: (question: Sent) => Sent, back: (question: Sent) => Sent) => {
    const client = await testClient();
    const survey = await read(client, opened);
    const before = countsOf(await reportOf(client, opened));
    await update(client, opened, survey, survey.questions.map(change));
    const now = await read(client, opened);
    await update(client, opened, survey, now.questions.map(back));
    return { before, after: countsOf(await reportOf(client, opened)) };
  };

  test('keeps its answers between one choice and several', async () => {
    const flip = (question: Sent) => ({ ...question, type: otherType(question.type) });
    const { before, after } = await changed(flip, flip);
    expect(after).toEqual(before);
  });

  test('loses its answers when choices become text, and returns empty', async () => {
    const { before, after } = await changed(
      (question) => (question.id === 1 ? { ...question, type: 'text', options: [] } : question),
      (question) => (question.id === 1 ? { ...question, type: 'single' } : question),
    );
    expect(before.get(1)?.responseCount).toBeGreaterThan(0);
    expect(after.get(1)?.responseCount).toBe(0);
    before.delete(1);
    after.delete(1);
    expect(after).toEqual(before);
  });
});

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
const findOwner = (userId: number) => names.find((name) => people[name].id === userId);

const seenTexts = new Set<string>();

/** Every survey that somebody can open, in every world; of those with equal questions the first. */
const everySurvey = (Object.keys(worlds) as WorldName[]).flatMap((world) =>
  worlds[world]().surveys.flatMap(({ id, title, userId, questions }) => {
    const owner = findOwner(userId);
    const questionsJson = JSON.stringify(questions);
    if (!owner || (questions.length > 0 && seenTexts.has(questionsJson))) return [];
    seenTexts.add(questionsJson);
    return [{ world, id, title, owner, userId }];
  }),
);

type Opened = (typeof everySurvey)[number];

const fetchSurvey = async (client: Client, { id, owner }: Opened): Promise<Survey> =>
  (await client.call('GET', `/survey/${id}`, { as: owner })).body;

const fetchReport = async (client: Client, { id, owner }: Opened): Promise<SurveyAnalysis> =>
  (await client.call('GET', `/survey/analyze/${id}`, { as: owner })).body;

const update = (client: Client, openedSurvey: Opened, survey: Survey, questions: Sent[]) =>
  client.call('POST', '/survey/update', {
    as: openedSurvey.owner,
    body: { id: openedSurvey.id, title: survey.title, questions, userId: openedSurvey.userId },
  });

const removeOptionIds = ({ questions, ...survey }: Survey) => ({
  ...survey,
  title: survey.title.trim(),
  questions: questions.map((question) => ({
    ...question,
    options: question.options.map(({ text, isActive }) => ({ text, isActive })),
  })),
});

/** Everything that its people see of the other surveys and of the responses. */
const fetchLists = async (client: Client, { id, owner, userId }: Opened) => {
  const page = { page: 1, pageSize: 100, userId };
  const surveys = await client.call('POST', '/survey', { as: owner, body: page });
  const query = `page=1&pageSize=100&userId=${userId}`;
  const responses = await client.call('GET', `/response/get-response-list?${query}`, { as: owner });
  const compareIds = (a: { id: number }, b: { id: number }) => a.id - b.id;
  return {
    surveys: surveys.body.surveys
      .map((row: { id: number; title: string; updatedAt: string }) =>
        row.id === id ? { ...row, title: row.title.trim(), updatedAt: 'now' } : row,
      )
      .toSorted(compareIds),
    responses: JSON.stringify(responses.body).replaceAll(/\s*"\s*/g, '"'),
  };
};

test.each(everySurvey)(
  'saving $world $id "$title" unchanged changes nothing (LAW-1)',
  async (openedSurvey) => {
    const client = await testClient(openedSurvey.world);
    const survey = await fetchSurvey(client, openedSurvey);
    const report = await fetchReport(client, openedSurvey);
    const lists = await fetchLists(client, openedSurvey);
    const { status } = await update(client, openedSurvey, survey, survey.questions);
    expect(status).toBe(openedSurvey.world === 'broken' && openedSurvey.id !== 3 ? 422 : 200);
    expect(removeOptionIds(await fetchSurvey(client, openedSurvey))).toEqual(
      removeOptionIds(survey),
    );
    expect(await fetchReport(client, openedSurvey)).toEqual({
      ...report,
      title: report.title.trim(),
    });
    expect(await fetchLists(client, openedSurvey)).toEqual(lists);
  },
);

/** A report's counts, by question id and order of options. */
const collectCounts = (report: SurveyAnalysis) =>
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

/** Some surveys of the standard world; they have questions of every type. */
const someSurveys = everySurvey.filter(({ world }) => world === 'standard').slice(0, 5);

const shuffledBy = <Item>(items: Item[], chance: () => number): Item[] =>
  items
    .map((item) => ({ item, by: chance() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ item }) => item);

describe.each(someSurveys)('$title', (openedSurvey) => {
  const runWithClient = async (
    law: (client: Client, survey: Survey, report: SurveyAnalysis) => Promise<void>,
  ) => {
    const client = await testClient();
    const survey = await fetchSurvey(client, openedSurvey);
    await law(client, survey, await fetchReport(client, openedSurvey));
  };

  test('reordering questions and options keeps every count (LAW-4)', async () => {
    await runWithClient(async (client, survey, report) => {
      await fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.nat()), async (stream) => {
          const chance = () => stream.next().value;
          const questions = shuffledBy(survey.questions, chance).map((question) => ({
            ...question,
            options: shuffledBy(question.options, chance),
          }));
          expect((await update(client, openedSurvey, survey, questions)).status).toBe(200);
          const collectedCounts = collectCounts(await fetchReport(client, openedSurvey));
          for (const [id, expected] of collectCounts(report))
            expect(collectedCounts.get(id)).toEqual(expected);
        }),
        { numRuns: 2 },
      );
    });
  });

  test('renaming every question and option keeps every count (LAW-4)', async () => {
    await runWithClient(async (client, survey, report) => {
      // The first save gives ids to options without any; without them a new name is a new option.
      await update(client, openedSurvey, survey, survey.questions);
      await fc.assert(
        fc.asyncProperty(fc.string({ minLength: 1 }), async (name) => {
          const { questions } = await fetchSurvey(client, openedSurvey);
          const renamed = questions.map((question) => ({
            ...question,
            text: `${name} ${question.id}`,
            options: question.options.map((option) => ({
              ...option,
              text: `${name} ${option.id}`,
            })),
          }));
          expect((await update(client, openedSurvey, survey, renamed)).status).toBe(200);
          const now = await fetchReport(client, openedSurvey);
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
    await runWithClient(async (_client, survey) => {
      for (const { id } of survey.questions) {
        const client = await testClient();
        const countsBefore = collectCounts(await fetchReport(client, openedSurvey));
        const rest = survey.questions.filter((question) => question.id !== id);
        await update(client, openedSurvey, survey, rest);
        const reportAfter = await fetchReport(client, openedSurvey);
        countsBefore.delete(id);
        expect(collectCounts(reportAfter)).toEqual(countsBefore);
        expect(reportAfter.responses).toHaveLength(
          (await fetchReport(await testClient(), openedSurvey)).responses.length,
        );
      }
    });
  });

  test('removing an option removes only its answers (LAW-4)', async () => {
    await runWithClient(async (_client, survey) => {
      for (const { id, options } of survey.questions) {
        for (const { text } of options.filter(({ isActive }) => isActive).slice(0, 1)) {
          const client = await testClient();
          const countsBefore = collectCounts(await fetchReport(client, openedSurvey));
          const rest = survey.questions.map((question) => ({
            ...question,
            options: question.options.filter(
              (option) => question.id !== id || option.text !== text,
            ),
          }));
          await update(client, openedSurvey, survey, rest);
          const countsAfter = collectCounts(await fetchReport(client, openedSurvey));
          countsBefore.get(id)?.options.delete(text);
          for (const [question, { options: optionCounts, answers }] of countsBefore) {
            expect(countsAfter.get(question)?.options).toEqual(optionCounts);
            expect(countsAfter.get(question)?.answers).toEqual(answers);
          }
        }
      }
    });
  });
});

describe('a question that changes its type (LAW-4)', () => {
  const openedSurvey = someSurveys[0] as Opened;
  const compareAfterChange = async (
    change: (question: Sent) => Sent,
    back: (question: Sent) => Sent,
  ) => {
    const client = await testClient();
    const survey = await fetchSurvey(client, openedSurvey);
    const countsBefore = collectCounts(await fetchReport(client, openedSurvey));
    await update(client, openedSurvey, survey, survey.questions.map(change));
    const now = await fetchSurvey(client, openedSurvey);
    await update(client, openedSurvey, survey, now.questions.map(back));
    return { before: countsBefore, after: collectCounts(await fetchReport(client, openedSurvey)) };
  };

  test('keeps its answers when it changes between single and multiple choice', async () => {
    const flip = (question: Sent) => ({ ...question, type: otherType(question.type) });
    const reports = await compareAfterChange(flip, flip);
    expect(reports.after).toEqual(reports.before);
  });

  test('loses its answers when it becomes a text question, and is empty after it changes back', async () => {
    const reports = await compareAfterChange(
      (question) => (question.id === 1 ? { ...question, type: 'text', options: [] } : question),
      (question) => (question.id === 1 ? { ...question, type: 'single' } : question),
    );
    expect(reports.before.get(1)?.responseCount).toBeGreaterThan(0);
    expect(reports.after.get(1)?.responseCount).toBe(0);
    reports.before.delete(1);
    reports.after.delete(1);
    expect(reports.after).toEqual(reports.before);
  });
});

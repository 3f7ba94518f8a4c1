import { expect, test } from 'vitest';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import type { Survey } from '#domain/survey/survey.ts';
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

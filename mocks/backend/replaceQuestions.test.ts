import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { testClient } from '../testClient.ts';
import { optionValues } from './analyze.ts';

/** Few texts, so that many options share one. */
const text = fc.constantFrom('Tea', 'Coffee', 'Others', 'Others: Tea', '');
const choices = fc.array(text, { minLength: 1, maxLength: 5 });

test('each option keeps its own answers through any update, even if options have equal texts (LAW-4)', async () => {
  const client = await testClient('empty');
  await fc.assert(
    fc.asyncProperty(
      choices,
      fc.array(
        fc.record({
          names: fc.array(text, { minLength: 5, maxLength: 5 }),
          order: fc.array(fc.nat(99), { minLength: 5, maxLength: 5 }),
          added: fc.option(text),
          removed: fc.option(fc.nat(4)),
        }),
        { maxLength: 3 },
      ),
      async (texts, updates) => {
        const question = {
          text: 'Which?',
          type: 'multiple',
          required: false,
          hasOthers: false,
          options: texts.map((text) => ({ text, isActive: true })),
        };
        const create = { title: 'Hello', image: null, questions: [question], userId: 2 };
        const { id } = (await client.call('POST', '/survey/create', { as: 'owner', body: create }))
          .body;
        const fetchSurvey = async (): Promise<Survey> =>
          (await client.call('GET', `/survey/${id}`, { as: 'owner' })).body;
        const fetchCounts = async () => {
          const report: SurveyAnalysis = (
            await client.call('GET', `/survey/analyze/${id}`, { as: 'owner' })
          ).body;
          const { questions } = await fetchSurvey();
          const figures = report.questions[0]?.options ?? [];
          return new Map(
            questions[0]?.options.map((option, index) => [
              option.id,
              figures[index]?.responseCount,
            ]),
          );
        };
        const first = (await fetchSurvey()).questions[0];
        const values = optionValues(first?.options ?? []);
        // The nth option has n answers.
        for (const [index, value] of values.entries()) {
          for (let count = 0; count <= index; count += 1) {
            const last = client.database.responses
              .all()
              .reduce((most, response) => Math.max(most, response.id), 0);
            await client.database.responses.create({
              id: last + 1,
              surveyId: id,
              surveyorName: null,
              user: null,
              timeSpent: null,
              completionPercentage: 100,
              createdAt: '2026-03-01T09:00:00Z',
              lat: null,
              long: null,
              answers: [{ questionId: first?.id ?? 0, values: [value] }],
            });
          }
        }
        const expected = new Map(first?.options.map((option, index) => [option.id, index + 1]));
        expect(await fetchCounts()).toEqual(expected);
        for (const { names, order, added, removed: removedNames } of updates) {
          const survey = await fetchSurvey();
          const [now] = survey.questions;
          const lost = removedNames === null ? undefined : now?.options[removedNames];
          const gone = lost?.id;
          // A new option with the text of a removed one continues it.
          const isBack = lost !== undefined && lost.text === added;
          expected.delete(gone);
          const keptOptions = (now?.options ?? [])
            .filter((option) => option.id !== gone)
            .map((option, index) => ({ ...option, text: names[index] ?? '' }))
            .toSorted((a, b) => (order[(a.id ?? 0) % 5] ?? 0) - (order[(b.id ?? 0) % 5] ?? 0));
          const options = [
            ...keptOptions,
            ...(added === null || isBack ? [] : [{ text: added, isActive: true }]),
          ];
          const body = { id, title: survey.title, questions: [{ ...now, options }], userId: 2 };
          expect((await client.call('POST', '/survey/update', { as: 'owner', body })).status).toBe(
            200,
          );
          const countsAfter = await fetchCounts();
          for (const [option, count] of expected) expect(countsAfter.get(option)).toBe(count);
          for (const [option, count] of countsAfter)
            if (!expected.has(option)) {
              expect(count).toBe(0);
              expected.set(option, 0);
            }
        }
      },
    ),
    { numRuns: 30 },
  );
});

import type * as z from 'zod';
import type { Option, Question } from '#domain/survey/question.ts';
import type { Database } from './database.ts';
import type { responseRecord, surveyRecord } from './records.ts';

type Answers = z.infer<typeof responseRecord>['answers'];

/** Maps the old text of each choice to its new text, or to undefined when the choice was removed. */
function renamed(before: Question, after: Question): Map<string, string | undefined> {
  const textNow = ({ id }: Option) => after.options.find((now) => now.id === id)?.text;
  return new Map(before.options.map((option) => [option.text, textNow(option)]));
}

/**
 * Updates a survey's answers with it: a renamed choice keeps its answers, those to a question or
 * choice that was left out are deleted with it.
 */
export async function keepAnswers(
  database: Database,
  survey: z.infer<typeof surveyRecord>,
  questions: Question[],
): Promise<void> {
  const after = new Map(questions.map((question) => [question.id, question]));
  const changes = new Map(
    survey.questions.map((before) => {
      const now = after.get(before.id);
      return [before.id, now && renamed(before, now)];
    }),
  );
  const follow = (answers: Answers): Answers =>
    answers.flatMap(({ questionId, values }) => {
      const change = changes.get(questionId);
      if (!change) return [];
      const kept = values.flatMap((value) =>
        change.has(value) ? (change.get(value) ?? []) : value,
      );
      return kept.length > 0 ? [{ questionId, values: kept }] : [];
    });
  await database.responses.updateMany((query) => query.where({ surveyId: survey.id }), {
    data(draft) {
      draft.answers = follow(draft.answers);
    },
  });
}

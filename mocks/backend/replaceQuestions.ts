import type * as z from 'zod';
import { matchChoices } from '#domain/survey/matchChoices.ts';
import { keepsAnswers, type Question, takesChoices } from '#domain/survey/question.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { choiceValues, isWrittenOther } from './analyze.ts';
import type { Database } from './database.ts';
import type { responseRecord, surveyRecord } from './records.ts';

type SentQuestion = SurveyForm['questions'][number];
type Values = z.infer<typeof responseRecord>['answers'][number]['values'];

/** Continues after the highest of some ids. */
function counter(ids: (number | undefined)[]) {
  let last = ids.reduce<number>((highest, id) => Math.max(highest, id ?? 0), 0);
  return () => {
    last += 1;
    return last;
  };
}

/**
 * Gives ids to new questions and choices. A question keeps an id of this survey; a choice keeps the
 * id of the stored choice that it continues.
 */
export function withIds(
  database: Database,
  sent: SentQuestion[],
  stored: Question[] = [],
): Question[] {
  const all = database.surveys.all().flatMap((survey) => survey.questions);
  const nextQuestion = counter(all.map(({ id }) => id));
  const nextOption = counter(all.flatMap(({ options }) => options.map(({ id }) => id)));
  const free = new Map(stored.map((question) => [question.id, question]));
  return sent.map((question) => {
    const before = question.id === undefined ? undefined : free.get(question.id);
    if (before) free.delete(before.id);
    const places = matchChoices(before?.options ?? [], question.options);
    return {
      ...question,
      id: before?.id ?? nextQuestion(),
      options: question.options.map((option, index) => ({
        ...option,
        id: before?.options[places[index] ?? -1]?.id ?? nextOption(),
      })),
    };
  });
}

/** What an update does to a question's answers. */
function follower(before: Question, after: Question | undefined, places: (number | undefined)[]) {
  if (!after || !keepsAnswers(before, after)) return (): Values => [];
  if (!takesChoices(after)) return (values: Values) => values;
  const stored = choiceValues(before.options);
  const now = choiceValues(after.options);
  const valueNow = (value: string) => {
    const place = places.indexOf(stored.indexOf(value));
    return place === -1 ? [] : [now[place] ?? value];
  };
  const isOther = isWrittenOther(before);
  const losesOthers = before.hasOthers && !after.hasOthers;
  return (values: Values): Values => [
    ...new Set(
      values.flatMap((value) => {
        if (stored.includes(value)) return valueNow(value);
        return isOther(value) && losesOthers ? [] : [value];
      }),
    ),
  ];
}

/**
 * Replaces a survey's questions (SERVER-10). Answers follow a renamed or moved choice. An omitted
 * question, choice or "Others" goes with its answers, as do the answers to a question that gets or
 * loses choices.
 */
export async function replaceQuestions(
  database: Database,
  survey: z.infer<typeof surveyRecord>,
  sent: SentQuestion[],
): Promise<Question[]> {
  const questions = withIds(database, sent, survey.questions);
  const followers = new Map(
    survey.questions.map((before) => {
      const place = questions.findIndex(({ id }) => id === before.id);
      const places = matchChoices(before.options, sent[place]?.options ?? []);
      return [before.id, follower(before, questions[place], places)];
    }),
  );
  await database.responses.updateMany((query) => query.where({ surveyId: survey.id }), {
    data(draft) {
      draft.answers = draft.answers.flatMap((answer) => {
        const kept = followers.get(answer.questionId)?.(answer.values) ?? answer.values;
        const isLost = kept.length === 0 && answer.values.length > 0;
        return isLost ? [] : [{ ...answer, values: kept }];
      });
    },
  });
  return questions;
}

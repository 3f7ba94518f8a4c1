import type * as z from 'zod';
import { matchOptions } from '#domain/survey/matchOptions.ts';
import { isChoiceQuestion, preservesAnswers, type Question } from '#domain/survey/question.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { isWrittenOther, optionValues } from './analyze.ts';
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
 * Gives ids to new questions and options. A question keeps an id of this survey; an option keeps the
 * id of the stored option that it continues.
 */
export function assignIds(
  database: Database,
  sentQuestions: SentQuestion[],
  storedQuestions: Question[] = [],
): Question[] {
  const all = database.surveys.all().flatMap((survey) => survey.questions);
  const nextQuestion = counter(all.map(({ id }) => id));
  const nextOption = counter(all.flatMap(({ options }) => options.map(({ id }) => id)));
  const free = new Map(storedQuestions.map((question) => [question.id, question]));
  return sentQuestions.map((question) => {
    const previousQuestion = question.id === undefined ? undefined : free.get(question.id);
    if (previousQuestion) free.delete(previousQuestion.id);
    const places = matchOptions(previousQuestion?.options ?? [], question.options);
    return {
      ...question,
      id: previousQuestion?.id ?? nextQuestion(),
      options: question.options.map((option, index) => ({
        ...option,
        id: previousQuestion?.options[places[index] ?? -1]?.id ?? nextOption(),
      })),
    };
  });
}

/** Applies an update to a question's answers. */
function createAnswerMapper(
  previousQuestion: Question,
  nextQuestion: Question | undefined,
  places: (number | undefined)[],
) {
  if (!nextQuestion || !preservesAnswers(previousQuestion, nextQuestion)) return (): Values => [];
  if (!isChoiceQuestion(nextQuestion)) return (values: Values) => values;
  const storedTexts = optionValues(previousQuestion.options);
  const now = optionValues(nextQuestion.options);
  const valueNow = (value: string) => {
    const index = places.indexOf(storedTexts.indexOf(value));
    return index === -1 ? [] : [now[index] ?? value];
  };
  const isOther = isWrittenOther(previousQuestion);
  const dropsOthers = previousQuestion.hasOthers && !nextQuestion.hasOthers;
  return (values: Values): Values => [
    ...new Set(
      values.flatMap((value) => {
        if (storedTexts.includes(value)) return valueNow(value);
        return isOther(value) && dropsOthers ? [] : [value];
      }),
    ),
  ];
}

/**
 * Replaces a survey's questions (SERVER-10). Answers follow a renamed or moved option. An omitted
 * question, option or "Others" goes with its answers, as do the answers to a question that gets or
 * loses options.
 */
export async function replaceQuestions(
  database: Database,
  survey: z.infer<typeof surveyRecord>,
  sentQuestions: SentQuestion[],
): Promise<Question[]> {
  const questions = assignIds(database, sentQuestions, survey.questions);
  const answerMappers = new Map(
    survey.questions.map((previousQuestion) => {
      const index = questions.findIndex(({ id }) => id === previousQuestion.id);
      const places = matchOptions(previousQuestion.options, sentQuestions[index]?.options ?? []);
      return [previousQuestion.id, createAnswerMapper(previousQuestion, questions[index], places)];
    }),
  );
  await database.responses.updateMany((query) => query.where({ surveyId: survey.id }), {
    data(draft) {
      draft.answers = draft.answers.flatMap((answer) => {
        const keptValues = answerMappers.get(answer.questionId)?.(answer.values) ?? answer.values;
        const isLost = keptValues.length === 0 && answer.values.length > 0;
        return isLost ? [] : [{ ...answer, values: keptValues }];
      });
    },
  });
  return questions;
}

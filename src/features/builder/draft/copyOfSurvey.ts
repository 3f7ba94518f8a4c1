import { limits } from '#domain/limits.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';

const MARK = ' (copy)';

/** The same survey as a new one: without the server's ids, its title marked and within its limit (BUILDER-36). */
export function copyOfSurvey({ title, questions }: SurveyForm): SurveyForm {
  return {
    title: [...title].slice(0, limits.title.max - MARK.length).join('') + MARK,
    questions: questions.map(({ id: _, options, ...question }) => ({
      ...question,
      options: options.map(({ id: __, ...option }) => option),
    })),
  };
}

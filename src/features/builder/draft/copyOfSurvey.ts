import { fieldsOf, surveyFields } from '#domain/survey/surveyFields.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';

/**
 * The survey as a new one: without the server's ids, and with a marked title within its limit
 * (BUILDER-36).
 */
export function copyOfSurvey(survey: SurveyForm): SurveyForm {
  return {
    // The copied field and its description have the same name.
    ...fieldsOf(survey, (value, name) =>
      (surveyFields[name].copied as (given: unknown) => typeof value)(value),
    ),
    questions: survey.questions.map(({ id: _, options, ...question }) => ({
      ...question,
      options: options.map(({ id: __, ...option }) => option),
    })),
  };
}

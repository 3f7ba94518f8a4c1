import type { SurveyForm } from '#domain/survey/surveyForm.ts';

const options = (...texts: string[]) => texts.map((text) => ({ text, isActive: true }));

/** A short survey with each type of question, as a start (BUILDER-41). */
export const sampleSurvey: SurveyForm = {
  title: 'How was your visit?',
  questions: [
    {
      text: 'How satisfied are you overall?',
      type: 'single',
      required: true,
      hasOthers: false,
      options: options(
        'Very satisfied',
        'Satisfied',
        'Neither',
        'Dissatisfied',
        'Very dissatisfied',
      ),
    },
    {
      text: 'What did you come for?',
      type: 'multiple',
      required: false,
      hasOthers: true,
      options: options('To buy something', 'To ask something', 'To meet somebody'),
    },
    {
      text: 'What should we do better?',
      type: 'text',
      required: false,
      hasOthers: false,
      options: [],
    },
  ],
};

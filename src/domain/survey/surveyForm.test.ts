import { expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { surveyFormSchema } from './surveyForm.ts';

const question = { text: 'Why?', type: 'text', required: false, hasOthers: false, options: [] };
const option = { ...question, type: 'single', options: [{ text: '', isActive: true }] };

test.each([
  [{ ...option, required: true }, { 'questions.0.options.0.text': 'Answer choice is required' }],
  [
    { ...option, required: true, type: 'multiple' },
    { 'questions.0.options.0.text': 'Answer choice is required' },
  ],
  [
    { ...option, required: true, options: [{ text: '  ', isActive: true }] },
    { 'questions.0.options.0.text': 'Answer choice is required' },
  ],
  [{ ...option, required: false }, {}],
  [{ ...option, required: true, type: 'text' }, {}],
  [{ ...option, required: true, options: [{ text: 'Yes', isActive: true }] }, {}],
  [
    {
      ...option,
      required: true,
      options: [
        { text: 'Yes', isActive: true },
        { text: '', isActive: false },
      ],
    },
    {},
  ],
  [
    { ...option, required: true, options: [{ text: 'Yes', isActive: false }] },
    { 'questions.0.options': 'At least one active answer choice is required' },
  ],
  [
    { ...option, required: true, options: [] },
    { 'questions.0.options': 'At least one active answer choice is required' },
  ],
])(
  'a required question needs an active option, and a text in each: %j (BUILDER-17, SEAM-23)',
  (draft, messages) => {
    expect(firstIssues(surveyFormSchema, { title: 'Hello', questions: [draft] })).toEqual(messages);
  },
);

test('a survey may have no questions', () => {
  expect(firstIssues(surveyFormSchema, { title: 'Hello', questions: [] })).toEqual({});
});

import { expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { surveyFormSchema } from './surveyForm.ts';

const question = { text: 'Why?', type: 'text', required: false, hasOthers: false, options: [] };
const option = { ...question, type: 'single', options: [{ text: '', isActive: true }] };

test.each([
  ['', 'Title is required'],
  ['   ', 'Title is required'],
  ['A', 'Title must contain at least 2 characters'],
  ['Ab', undefined],
  ['x'.repeat(50), undefined],
  ['x'.repeat(51), 'Title must contain at most 50 characters'],
])('the title %j shows %j (BUILDER-14, BUILDER-15, BUILDER-16)', (title, message) => {
  expect(firstIssues(surveyFormSchema, { title, questions: [question] }).title).toBe(message);
});

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

test('the length of a title does not count blanks around it (SEAM-22)', () => {
  const titled = (title: string) => surveyFormSchema.safeParse({ title, questions: [] });
  expect(titled(' A ').success).toBe(false);
  expect(titled(`  ${'x'.repeat(50)}  `).data?.title).toBe('x'.repeat(50));
});

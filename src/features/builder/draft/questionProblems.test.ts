import { expect, test } from 'vitest';
import { createDraft, type Draft, type DraftQuestion, emptyQuestion } from './draft.ts';
import { findProblem, invalidField, isUnfinished } from './questionProblems.ts';

const draft = (title: string, ...questions: DraftQuestion[]): Draft => ({
  ...createDraft({ title, questions: [] }),
  questions,
});
const option = (key: string, text: string, isActive = true) => ({ key, text, isActive });
const createQuestion = (key: string, change: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...emptyQuestion(key),
  text: 'Which?',
  ...change,
});

test('the first invalid field of a draft is found (SEAM-23)', () => {
  expect(invalidField(draft('Market day', createQuestion('q')))).toBeNull();
  expect(invalidField(draft('A', createQuestion('q')))).toEqual({
    field: 'title',
    question: undefined,
  });
  const required = { type: 'single', required: true } as const;
  expect(
    invalidField(
      draft('Market day', createQuestion('p'), createQuestion('q', { ...required, options: [] })),
    ),
  ).toEqual({ field: 'add-q', question: 'q' });
  const unoffered = { ...required, options: [option('a', 'Tea', false)] };
  expect(invalidField(draft('Market day', createQuestion('q', unoffered)))).toEqual({
    field: 'add-q',
    question: 'q',
  });
  const blank = { ...required, options: [option('a', 'Tea'), option('b', ' ')] };
  expect(invalidField(draft('Market day', createQuestion('q', blank)))).toEqual({
    field: 'b',
    question: 'q',
  });
});

test('a problem names the field that has to be changed (BUILDER-48)', () => {
  const single = (...options: DraftQuestion['options']) =>
    createQuestion('q', { type: 'single', options });
  expect(findProblem(createQuestion('q', { text: ' \u200b' }))).toEqual({
    flaw: 'Untitled question',
    field: 'q',
  });
  expect(findProblem(single())).toEqual({ flaw: 'no choices', field: 'add-q' });
  expect(findProblem({ ...single(), hasOthers: true })).toBeNull();
  expect(findProblem(single(option('a', 'Tea'), option('b', '')))).toEqual({
    flaw: 'an empty choice',
    field: 'b',
  });
  expect(findProblem(single(option('a', 'Tea'), option('b', 'Tea '), option('c', 'Tea')))).toEqual({
    flaw: 'equal choices',
    field: 'b',
  });
  expect(findProblem(single(option('a', 'Tea'), option('b', 'Tea', false)))).toBeNull();
  expect(findProblem(single(option('a', 'Tea'), option('b', 'tea')))).toBeNull();
  expect(findProblem(single(option('a', ''), option('b', '')))?.flaw).toBe('an empty choice');
  expect(findProblem(single(option('a', 'Tea', false)))?.flaw).toBe('no choices');
  expect(isUnfinished(single())).toBe(true);
  expect(isUnfinished(single(option('a', 'Tea')))).toBe(false);
});

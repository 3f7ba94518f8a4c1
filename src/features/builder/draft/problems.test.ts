import { expect, test } from 'vitest';
import { type Draft, type DraftQuestion, draftOf, emptyQuestion } from './draft.ts';
import { flawOf, invalidField, isUnfinished } from './problems.ts';

const draft = (title: string, ...questions: DraftQuestion[]): Draft => ({
  ...draftOf({ title, questions: [] }),
  questions,
});
const choice = (key: string, text: string, isActive = true) => ({ key, text, isActive });
const asked = (key: string, change: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...emptyQuestion(key),
  text: 'Which?',
  ...change,
});

test('the first invalid field of a draft is found (SEAM-23)', () => {
  expect(invalidField(draft('Market day', asked('q')))).toBeNull();
  expect(invalidField(draft('A', asked('q')))).toEqual({ field: 'title', question: undefined });
  const required = { type: 'single', required: true } as const;
  expect(
    invalidField(draft('Market day', asked('p'), asked('q', { ...required, options: [] }))),
  ).toEqual({ field: 'add-q', question: 'q' });
  const unoffered = { ...required, options: [choice('a', 'Tea', false)] };
  expect(invalidField(draft('Market day', asked('q', unoffered)))).toEqual({
    field: 'add-q',
    question: 'q',
  });
  const blank = { ...required, options: [choice('a', 'Tea'), choice('b', ' ')] };
  expect(invalidField(draft('Market day', asked('q', blank)))).toEqual({
    field: 'b',
    question: 'q',
  });
});

test('a flaw names the field that mends it (BUILDER-48)', () => {
  const single = (...options: DraftQuestion['options']) => asked('q', { type: 'single', options });
  expect(flawOf(asked('q', { text: ' \u200b' }))).toEqual({
    flaw: 'Untitled question',
    field: 'q',
  });
  expect(flawOf(single())).toEqual({ flaw: 'no choices', field: 'add-q' });
  expect(flawOf({ ...single(), hasOthers: true })).toBeNull();
  expect(flawOf(single(choice('a', 'Tea'), choice('b', '')))).toEqual({
    flaw: 'an empty choice',
    field: 'b',
  });
  expect(flawOf(single(choice('a', 'Tea'), choice('b', 'Tea '), choice('c', 'Tea')))).toEqual({
    flaw: 'equal choices',
    field: 'b',
  });
  expect(flawOf(single(choice('a', 'Tea'), choice('b', 'Tea', false)))).toBeNull();
  expect(isUnfinished(single())).toBe(true);
  expect(isUnfinished(single(choice('a', 'Tea')))).toBe(false);
});

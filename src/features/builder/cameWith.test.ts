import { expect, test } from 'vitest';
import { cameWith } from './cameWith.ts';
import { type Draft, type DraftQuestion, emptyQuestion, newDraft } from './draft.ts';

const option = (key: string) => ({ key, text: '', isActive: true });
const single = (key: string, ...options: string[]): DraftQuestion => ({
  ...emptyQuestion(key),
  type: 'single',
  options: options.map(option),
});
const draft = (...questions: DraftQuestion[]): Draft => ({ ...newDraft, id: 'one', questions });

test('a question that came is told, the first of several', () => {
  const [a, b, c] = [single('a'), single('b'), single('c')];
  expect(cameWith(draft(a), draft(b, a, c))).toEqual({ name: 'b', question: 'b' });
  expect(cameWith(draft(a, b), draft(b, a))).toBeNull();
  expect(cameWith(draft(a, b), draft(a))).toBeNull();
});

test('a choice that came is told, with its question', () => {
  const before = draft(single('a', 'x'), single('b', 'y'));
  const after = draft(single('a', 'x'), single('b', 'z', 'y'));
  expect(cameWith(before, after)).toEqual({ name: 'z', question: 'b' });
  expect(cameWith(after, before)).toBeNull();
});

test('a choice that came with the type of its question is not, nor another draft', () => {
  const text = { ...single('a'), type: 'text' as const };
  expect(cameWith(draft(text), draft(single('a', 'x')))).toBeNull();
  expect(cameWith({ ...draft(), id: 'other' }, draft(text))).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Draft, type DraftQuestion, emptyQuestion, newDraft } from './draft.ts';
import { historyReducer, movedInto, startHistory } from './history.ts';
import { placeOfChange, placeOfRemoval } from './placeOfChange.ts';

const option = (key: string) => ({ key, text: '', isActive: true });
const single = (key: string, ...options: string[]): DraftQuestion => ({
  ...emptyQuestion(key),
  type: 'single',
  options: options.map(option),
});
const draft = (...questions: DraftQuestion[]): Draft => ({ ...newDraft, id: 'one', questions });
const [a, b, c, d] = [single('a'), single('b'), single('c'), single('d')];
const place = (name: string, isNew = false, question = name) => ({ name, question, isNew });

test('an added question is the place, the first of several', () => {
  expect(placeOfChange(draft(a), draft(b, a, c))).toEqual(place('b', true));
});

test('a removed question has no place', () => {
  expect(placeOfChange(draft(a, b), draft(a))).toBeNull();
});

test('a moved question is the place, up or down, near or far', () => {
  expect(placeOfChange(draft(a, b, c, d), draft(d, a, b, c))).toEqual(place('d'));
  expect(placeOfChange(draft(a, b, c, d), draft(b, c, d, a))).toEqual(place('a'));
});

test('of two swapped questions or choices the named one is the place', () => {
  for (const moved of ['b', 'c']) {
    expect(placeOfChange(draft(a, b, c, d), draft(a, c, b, d), moved)).toEqual(place(moved));
  }
  expect(placeOfChange(draft(a, b, c, d), draft(a, c, b, d))?.name).toMatch(/^[bc]$/);
  const xy = single('b', 'x', 'y');
  const yx = { ...xy, options: xy.options.toReversed() };
  for (const moved of ['x', 'y']) {
    expect(placeOfChange(draft(a, xy), draft(a, yx), moved)).toEqual(place(moved, false, 'b'));
  }
});

test('an edited text is the place', () => {
  expect(placeOfChange(draft(a, b), draft(a, { ...b, text: 'Why?' }))).toEqual(place('b'));
  const before = single('b', 'x', 'y');
  const [x, y] = before.options as [ReturnType<typeof option>, ReturnType<typeof option>];
  const after = { ...before, options: [x, { ...y, text: 'So' }] };
  expect(placeOfChange(draft(a, before), draft(a, after))).toEqual(place('y', false, 'b'));
});

test('an added or moved choice is the place, with its question', () => {
  const before = draft(a, single('b', 'x', 'y'));
  const [x, y] = before.questions[1]?.options ?? [];
  const withOptions = (...options: unknown[]) =>
    draft(a, { ...(before.questions[1] as DraftQuestion), options: options as never });
  expect(placeOfChange(before, withOptions(x, option('z'), y))).toEqual(place('z', true, 'b'));
  expect(placeOfChange(before, withOptions(y, x))?.question).toBe('b');
  expect(placeOfChange(before, withOptions(x))).toEqual(place('b'));
});

test('a changed title or logo is the place; another draft has none', () => {
  expect(placeOfChange(draft(a), { ...draft(a), title: 'Tea' })).toEqual(place('title'));
  expect(placeOfChange(draft(a), { ...draft(a), logo: 'removed' })).toEqual(place('logo'));
  expect(placeOfChange({ ...draft(a), id: 'other' }, draft(b))).toBeNull();
});

test('after a change of type the place is the question, not the choice that it adds', () => {
  const text = { ...single('a'), type: 'text' as const };
  expect(placeOfChange(draft(text), draft(single('a', 'x')))).toEqual(place('a'));
});

test('a removed item’s successor is the next, the last, or the add button', () => {
  const at = (name: string, question = name) => ({ name, question });
  expect(placeOfRemoval(draft(a, b, c), draft(a, c))).toEqual(at('c'));
  expect(placeOfRemoval(draft(a, b), draft(a))).toEqual(at('a'));
  expect(placeOfRemoval(draft(a), draft())).toEqual(at('add-question'));
  const [xy, x, none] = [single('b', 'x', 'y'), single('b', 'x'), single('b')];
  expect(placeOfRemoval(draft(a, xy), draft(a, x))).toEqual(at('x', 'b'));
  expect(placeOfRemoval(draft(a, x), draft(a, none))).toEqual(at('add-b', 'b'));
  const inactive = (key: string) => ({ ...option(key), isActive: false });
  const off = (...options: DraftQuestion['options']) => draft({ ...x, options });
  expect(placeOfRemoval(off(inactive('x'), option('y')), off(inactive('x')))).toEqual(
    at('add-b', 'b'),
  );
  expect(
    placeOfRemoval(off(option('x'), inactive('y'), option('z')), off(inactive('y'), option('z'))),
  ).toEqual(at('z', 'b'));
  expect(placeOfRemoval(draft(a, b), draft(b, a))).toBeNull();
  expect(placeOfRemoval({ ...draft(a), id: 'other' }, draft(b))).toBeNull();
});

const aMove = fc.integer({ min: 2, max: 8 }).chain((length) =>
  fc.record({
    length: fc.constant(length),
    from: fc.nat(length - 1),
    to: fc.nat(length - 1),
  }),
);

test('undo and redo of any move lead to what moved', () => {
  fc.assert(
    fc.property(aMove, ({ length, from, to }) => {
      fc.pre(from !== to);
      const keys = Array.from({ length }, (_, index) => `k${index}`);
      const question = single('b', ...keys);
      const name = `k${from}`;
      const questions = draft(...keys.map((key) => single(key)));
      for (const [before, edit] of [
        [questions, { type: 'moveQuestion', question: name, to }],
        [draft(question), { type: 'moveOption', question: 'b', option: name, to }],
      ] as const) {
        const after = historyReducer(startHistory(before), { ...edit, key: 'new' }).present;
        const moved = movedInto(after);
        expect(placeOfChange(before, after, moved)?.name).toBe(name);
        expect(placeOfChange(after, before, moved)?.name).toBe(name);
      }
    }),
  );
});

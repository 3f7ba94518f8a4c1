import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { questionShortcut, targetIndex, undoShortcut } from './shortcuts.ts';

type Key = Partial<KeyboardEvent> & { isComposing?: boolean };

const createEvent = ({ isComposing = false, ...event }: Key) =>
  ({
    key: '',
    code: '',
    altKey: false,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    ...event,
    nativeEvent: { isComposing },
  }) as KeyboardEvent;

const altShift = { altKey: true, shiftKey: true };

test.each<[Key, ReturnType<typeof questionShortcut>]>([
  [{ key: 'Enter', ctrlKey: true }, 'next'],
  [{ key: 'Enter', metaKey: true }, 'next'],
  [{ key: 'Enter' }, undefined],
  [{ key: 'a', ctrlKey: true }, undefined],
  [{ key: 'Enter', ctrlKey: true, isComposing: true }, undefined],
  [{ ...altShift, code: 'ArrowUp' }, 'up'],
  [{ ...altShift, code: 'End' }, 'last'],
  [{ ...altShift, code: 'Delete' }, 'remove'],
  [{ ...altShift, code: 'KeyX' }, undefined],
  [{ ...altShift, code: 'ArrowUp', altKey: false }, undefined],
  [{ ...altShift, code: 'ArrowUp', shiftKey: false }, undefined],
  [{ ...altShift, code: 'ArrowUp', ctrlKey: true }, undefined],
  [{ ...altShift, code: 'ArrowUp', isComposing: true }, undefined],
])('the key %j in a question means %j (BUILDER-29)', (key, action) => {
  expect(questionShortcut(createEvent(key))).toBe(action);
});

test.each<[Key, ReturnType<typeof undoShortcut>]>([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'z' }, undefined],
  [{ key: 'z', ctrlKey: true, altKey: true }, undefined],
  [{ key: 'y', ctrlKey: true, altKey: true }, undefined],
  [{ key: 'x', ctrlKey: true }, undefined],
])('the key %j in the builder means %j', (key, action) => {
  expect(undoShortcut(createEvent(key))).toBe(action);
});

test.each<[Parameters<typeof targetIndex>[0], number, number, number | undefined]>([
  ['up', 1, 3, 0],
  ['up', 0, 3, undefined],
  ['down', 1, 3, 2],
  ['down', 2, 3, undefined],
  ['first', 2, 3, 0],
  ['first', 0, 3, undefined],
  ['last', 0, 3, 2],
  ['last', 2, 3, undefined],
  ['up', 0, 1, undefined],
  ['down', 0, 1, undefined],
  ['remove', 1, 3, undefined],
  [undefined, 1, 3, undefined],
])('the action %s moves question %i of %i to %s', (action, index, count, target) => {
  expect(targetIndex(action, { index, count })).toBe(target);
});

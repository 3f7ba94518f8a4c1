import { expect, test } from 'vitest';
import { createControls } from './controls.ts';

const failure = { kind: 'status', status: 500, message: 'Out of order' } as const;

test('the next answer fails, and only that one', () => {
  const controls = createControls();
  controls.setFaults([{ call: 'POST /auth/login', on: 'next', answer: failure }]);
  expect(controls.faultFor('POST /auth/sign-up')).toBeUndefined();
  expect(controls.faultFor('POST /auth/login')).toEqual(failure);
  expect(controls.faultFor('POST /auth/login')).toBeUndefined();
});

test('the third answer fails, and only that one', () => {
  const controls = createControls();
  controls.setFaults([{ call: 'POST /survey', on: 3, answer: failure }]);
  const seen = [1, 2, 3, 4].map(() => controls.faultFor('POST /survey'));
  expect(seen).toEqual([undefined, undefined, failure, undefined]);
});

test('every answer fails until the faults are set anew', () => {
  const controls = createControls();
  controls.setFaults([{ call: 'POST /survey', on: 'every', answer: failure }]);
  expect([1, 2].map(() => controls.faultFor('POST /survey'))).toEqual([failure, failure]);
  controls.setFaults([]);
  expect(controls.faultFor('POST /survey')).toBeUndefined();
});

test('a held answer waits until it is released', async () => {
  const controls = createControls();
  let answered = false;
  const held = controls.hold('POST /upload').then(() => {
    answered = true;
  });
  controls.release('POST /survey');
  await Promise.resolve();
  expect(answered).toBe(false);
  controls.release('POST /upload');
  await held;
  expect(answered).toBe(true);
});

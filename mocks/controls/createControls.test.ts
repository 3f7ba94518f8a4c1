import { expect, test } from 'vitest';
import { createControls } from './createControls.ts';

const failure = { kind: 'status', status: 500, message: 'Out of order' } as const;

test('the next response fails, and only that one', () => {
  const controls = createControls();
  controls.set({ faults: [{ call: 'POST /auth/login', on: 'next', answer: failure }] });
  expect(controls.takeFault('POST /auth/sign-up')).toBeUndefined();
  expect(controls.takeFault('POST /auth/login')).toEqual(failure);
  expect(controls.takeFault('POST /auth/login')).toBeUndefined();
});

test('the third response fails, and only that one', () => {
  const controls = createControls();
  controls.set({ faults: [{ call: 'POST /survey', on: 3, answer: failure }] });
  const faults = [1, 2, 3, 4].map(() => controls.takeFault('POST /survey'));
  expect(faults).toEqual([undefined, undefined, failure, undefined]);
});

test('every response fails until the faults are set again', () => {
  const controls = createControls();
  controls.set({ faults: [{ call: 'POST /survey', on: 'every', answer: failure }] });
  expect([1, 2].map(() => controls.takeFault('POST /survey'))).toEqual([failure, failure]);
  controls.set({ faults: [] });
  expect(controls.takeFault('POST /survey')).toBeUndefined();
});

test('a held response waits until it is released', async () => {
  const controls = createControls();
  let isAnswered = false;
  const heldCall = controls.hold('POST /upload').then(() => {
    isAnswered = true;
  });
  controls.release('POST /survey');
  await Promise.resolve();
  expect(isAnswered).toBe(false);
  controls.release('POST /upload');
  await heldCall;
  expect(isAnswered).toBe(true);
});

test('adding a fault keeps the counts of others', () => {
  const controls = createControls();
  controls.set({ faults: [{ call: 'POST /survey', on: 2, answer: failure }] });
  controls.takeFault('POST /survey');
  controls.addFault({ call: 'POST /upload', on: 'next', answer: failure });
  expect(controls.state().seen).toEqual([1, 0]);
  expect(controls.takeFault('POST /survey')).toEqual(failure);
});

test('a removed fault has no effect, and the other faults keep counting', () => {
  const controls = createControls();
  controls.set({
    faults: [
      { call: 'POST /upload', on: 'every', answer: failure },
      { call: 'POST /survey', on: 2, answer: failure },
    ],
  });
  controls.takeFault('POST /survey');
  controls.keepFaults(({ call }) => call !== 'POST /upload');
  expect(controls.takeFault('POST /upload')).toBeUndefined();
  expect(controls.takeFault('POST /survey')).toEqual(failure);
});

test('a call has its own latency, otherwise the common one', () => {
  const controls = createControls();
  expect(controls.latencyOf('POST /survey')).toBe(0);
  controls.set({ latency: { all: 'realistic', 'POST /survey': 'slow' } });
  expect(controls.latencyOf('POST /survey')).toBe(3000);
  expect(controls.latencyOf('POST /upload')).toBe(300);
});

test('a held response is listed until its release', async () => {
  const controls = createControls();
  const heldCall = controls.hold('POST /upload');
  expect(controls.state().held).toEqual([{ id: 1, call: 'POST /upload', detail: '' }]);
  controls.release();
  await heldCall;
  expect(controls.state().held).toEqual([]);
});

test('two held responses of one call are released separately, in any order (DEMO-19)', async () => {
  const controls = createControls();
  const order: string[] = [];
  const first = controls.hold('POST /survey', 'page 1').then(() => order.push('first'));
  const second = controls.hold('POST /survey', 'page 2').then(() => order.push('second'));
  expect(controls.state().held).toEqual([
    { id: 1, call: 'POST /survey', detail: 'page 1' },
    { id: 2, call: 'POST /survey', detail: 'page 2' },
  ]);
  controls.release(2);
  await second;
  expect(order).toEqual(['second']);
  controls.release(1);
  await first;
  expect(order).toEqual(['second', 'first']);
});

test('a latency in milliseconds varies within its jitter, reproducibly (DEMO-20)', () => {
  const some = () => {
    const controls = createControls();
    controls.set({ latency: { all: 200 }, jitter: 50 });
    return [1, 2, 3, 4, 5].map(() => controls.latencyOf('POST /survey'));
  };
  const once = some();
  expect(some()).toEqual(once);
  expect(new Set(once).size).toBeGreaterThan(1);
  for (const latency of once) {
    expect(latency).toBeGreaterThanOrEqual(100);
    expect(latency).toBeLessThanOrEqual(300);
  }
});

import { expect, test } from 'vitest';
import { createControls } from './createControls.ts';

const failure = { kind: 'status', status: 500, message: 'Out of order' } as const;

test('a fault of every response stays until the faults are set again, and adding another keeps its count', () => {
  const controls = createControls();
  controls.set({ faults: [{ call: 'POST /survey', on: 'every', answer: failure }] });
  expect([1, 2].map(() => controls.takeFault('POST /survey'))).toEqual([failure, failure]);
  controls.addFault({ call: 'POST /upload', on: 'next', answer: failure });
  expect(controls.state().seen).toEqual([2, 0]);
  controls.set({ faults: [] });
  expect(controls.takeFault('POST /survey')).toBeUndefined();
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';
import { surveyApi } from './surveyApi.ts';

const survey = { id: 7, title: 'Hello', questions: [] };
const { initiate, select } = surveyApi.endpoints.survey;

let signals: AbortSignal[] = [];
/** Answers the pending calls. */
let answer: () => void = () => undefined;

beforeEach(() => {
  signals = [];
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    signals.push(signal);
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      answer = () => resolve(Response.json(survey));
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The middleware notices a change one task later. */
const aTask = () => new Promise((resolve) => setTimeout(resolve, 5));

async function readBy(store: ReturnType<typeof createStore>) {
  const reader = store.dispatch(initiate(7, { forceRefetch: true }));
  await vi.waitFor(() => expect(signals.length).toBeGreaterThan(0));
  return { reader };
}

test('a first load whose only reader leaves is aborted and forgotten (FAULT-7)', async () => {
  const store = createStore();
  const { reader } = await readBy(store);
  reader.unsubscribe();
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  expect(select(7)(store.getState()).status).toBe('uninitialized');
  await reader;
  expect(select(7)(store.getState()).status).toBe('uninitialized');
});

test('a first load with another reader continues (FAULT-7)', async () => {
  const store = createStore();
  const { reader } = await readBy(store);
  const other = store.dispatch(initiate(7));
  reader.unsubscribe();
  await aTask();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  answer();
  expect((await other).data).toEqual(survey);
});

test('other first loads continue (FAULT-7)', async () => {
  const store = createStore();
  const { reader } = await readBy(store);
  const other = store.dispatch(initiate(8));
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  reader.unsubscribe();
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  expect(signals[1]?.aborted).toBe(false);
  other.unsubscribe();
});

test('loaded data stay, and a refetch continues (FAULT-7)', async () => {
  const store = createStore();
  const { reader } = await readBy(store);
  answer();
  await reader;
  reader.unsubscribe();
  await aTask();
  expect(select(7)(store.getState()).data).toEqual(survey);
  const { reader: again } = await readBy(store);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  again.unsubscribe();
  await aTask();
  expect(signals[1]?.aborted).toBe(false);
  expect(select(7)(store.getState()).data).toEqual(survey);
});

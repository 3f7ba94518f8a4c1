import { configureStore, createAsyncThunk, createReducer, isRejected } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { createFailureGate } from './failureGate.ts';

/** A store that counts failures, behind a gate; `fail` rejects as RTK Query does, which says what kind of call it was. */
function open() {
  const gate = createFailureGate();
  const failing = createAsyncThunk('fail', (_: { type: string; forceRefetch?: boolean }) =>
    Promise.reject(new Error()),
  );
  const reducer = createReducer(0, (builder) =>
    builder.addMatcher(isRejected, (count) => count + 1),
  );
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().prepend(gate.middleware),
  });
  return {
    gate,
    store,
    fail: (type: string, more = {}) => store.dispatch(failing({ type, ...more })),
  };
}

test('a query fails at once if no screen is loading', async () => {
  const { store, fail } = open();
  await fail('query');
  expect(store.getState()).toBe(1);
});

test('a query’s failure waits for its screen, a mutation’s does not (LOAD-7)', async () => {
  const { gate, store, fail } = open();
  gate.close();
  await fail('query');
  await fail('query');
  expect(store.getState()).toBe(0);
  await fail('mutation');
  expect(store.getState()).toBe(1);
  await fail('query', { forceRefetch: true });
  expect(store.getState()).toBe(2);
  gate.open();
  expect(store.getState()).toBe(4);
  await fail('query');
  expect(store.getState()).toBe(5);
  gate.open();
  expect(store.getState()).toBe(5);
});

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { baseApi } from './baseApi.ts';
import { EarlyCalls } from './send.ts';
import { sessionReducer } from './sessionSlice.ts';
import { personOf } from './storedSession.ts';

const slices = combineReducers({
  session: sessionReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

/** Empties the cache of calls in the step in which its person leaves (SEAM-1). */
const reducer: typeof slices = (state, action) => {
  const next = slices(state, action);
  const person = state?.session ? personOf(state.session) : null;
  if (person === null || person === personOf(next.session)) return next;
  const { config } = next[baseApi.reducerPath];
  return {
    ...next,
    [baseApi.reducerPath]: { ...baseApi.reducer(undefined, { type: 'emptied' }), config },
  };
};

/**
 * The store of the application: the session and the cache of calls. One per page, test or contract.
 */
export function createStore(early = new EarlyCalls()) {
  return configureStore({
    reducer,
    // Immer freezes the state and answers are JSON, so the checks of the development build find
    // nothing. They take a fifth of the time of component tests.
    middleware: (defaults) =>
      defaults({
        immutableCheck: false,
        serializableCheck: false,
        thunk: { extraArgument: early },
      }).concat(baseApi.middleware),
    // Shows an answer in its own task, without waiting for the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  });
}

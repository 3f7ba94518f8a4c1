import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from './baseApi.ts';
import { environment } from './environment.ts';
import type { ThunkExtra } from './send.ts';
import { guestSession, sessionEnded, sessionReducer } from './sessionSlice.ts';
import { storedSession, takeEndNotice } from './storedSession.ts';

const reducer = combineReducers({
  session: sessionReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

/** Empties the API cache when a session ends: the document stays if the next one fails to load. */
const resetApiAtEnd: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    // In a task of its own: whoever sent the refused call learns its result first.
    if (sessionEnded.match(action)) setTimeout(() => dispatch(baseApi.util.resetApiState()));
    return result;
  };

/** The application's store: the session, at first the stored one, and the API cache. */
export function createStore(extraArgument: ThunkExtra = {}) {
  // In tests they take a fifth of the time. A report of 100,000 responses takes longer than the default
  // of 32 ms, and an upload's argument is a file.
  const checks = environment.isDevelopment && { warnAfter: 500, ignoredPaths: ['api.mutations'] };
  const session = storedSession();
  const hasExpired = takeEndNotice();
  return configureStore({
    reducer,
    preloadedState: { session: { ...guestSession, ...session, hasExpired } },
    middleware: (defaults) =>
      defaults({
        immutableCheck: checks,
        serializableCheck: checks,
        thunk: { extraArgument },
      }).concat(resetApiAtEnd, baseApi.middleware),
    // Shows an answer in its own task, without waiting for the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  });
}

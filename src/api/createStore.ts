import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { browserStorage } from '#storage/browserStorage.ts';
import { baseApi } from './baseApi.ts';
import { keepSession } from './keepSession.ts';
import { EarlyCalls } from './send.ts';
import {
  selectPerson,
  selectToken,
  selectVisit,
  sessionReducer,
  sessionRefused,
} from './sessionSlice.ts';

const reducer = combineReducers({
  session: sessionReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

type State = ReturnType<typeof reducer>;

const isSameVisit = (next: State, state: State) =>
  selectPerson(next) === selectPerson(state) && selectVisit(next) === selectVisit(state);

/**
 * Empties the cache in the same step in which the person changes (SEAM-1). Calls under way
 * continue: a survey is saved even if its owner logs out meanwhile.
 */
const forPerson: typeof reducer = (state, action) => {
  const next = reducer(state, action);
  if (state === undefined || isSameVisit(next, state as State)) return next;
  const { config } = next[baseApi.reducerPath];
  return {
    ...next,
    [baseApi.reducerPath]: { ...baseApi.reducer(undefined, { type: 'another person' }), config },
  };
};

/**
 * The store of the application: the session and the cache of calls. One per page, test or contract.
 */
export function createStore(early = new EarlyCalls()) {
  const store = configureStore({
    reducer: forPerson,
    // Immer freezes the state and answers are JSON, so the checks of the development build find
    // nothing. They take a fifth of the time of component tests.
    middleware: (defaults) =>
      defaults({
        immutableCheck: false,
        serializableCheck: false,
        thunk: { extraArgument: early },
      })
        .prepend(keepSession.middleware)
        .concat(baseApi.middleware),
    // Shows an answer in its own task, without waiting for the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  });
  const isSignedIn = selectToken(store.getState()) !== null;
  // A stored token without a valid user ends the session (SEAM-4).
  if (!isSignedIn && browserStorage.read('token') !== null) store.dispatch(sessionRefused());
  return store;
}

import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './baseApi.ts';
import { keepSession } from './keepSession.ts';
import { sessionReducer } from './sessionSlice.ts';

/** The store of the application: the session and the cache of calls. One for each page, test or contract. */
export function createStore() {
  return configureStore({
    reducer: { session: sessionReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().prepend(keepSession.middleware).concat(baseApi.middleware),
  });
}

import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './baseApi.ts';
import { sessionReducer } from './sessionSlice.ts';
import { sessionStorage } from './sessionStorage.ts';

/** The store of the application: the session and the cache of calls. One for each page, test or contract. */
export function createStore() {
  return configureStore({
    reducer: { session: sessionReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults().prepend(sessionStorage.middleware).concat(baseApi.middleware),
  });
}

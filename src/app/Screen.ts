import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Area } from './area.ts';

/** What a screen gets when it opens. */
export interface Visit {
  person: { userId: number; isAdmin: boolean };
  /** The number in its path; 0 if there is none. */
  id: number;
  page: number;
  search: URLSearchParams;
}

/** A running query, as RTK Query returns it. */
type Query = Promise<{ isError: boolean }> & { abort: () => void };
export type FirstQuery = ThunkAction<Query, unknown, unknown, UnknownAction>;

/** A screen: its area, path, code and first query. */
export interface Screen {
  area: Area;
  path: string;
  load: () => Promise<ComponentType>;
  first?: (visit: Visit) => Promise<FirstQuery> | undefined;
}

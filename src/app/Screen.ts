import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Area } from './area.ts';

/** What a screen is opened with. */
export interface Visit {
  person: { userId: number; isAdmin: boolean };
  /** The number in its path; 0 where there is none. */
  id: number;
  page: number;
  search: URLSearchParams;
}

/** A query under way, as RTK Query gives it. */
type Query = Promise<{ isError: boolean }> & { abort: () => void };
export type FirstQuery = ThunkAction<Query, unknown, unknown, UnknownAction>;

/** A screen: who it is for, its path, its code, and the query that it begins with. */
export interface Screen {
  area: Area;
  path: string;
  load: () => Promise<ComponentType>;
  first?: (visit: Visit) => Promise<FirstQuery> | undefined;
  /** Its record is edited. Within the application the form reads it: an update may still be on its way (SEAM-16). */
  isForm?: true;
}

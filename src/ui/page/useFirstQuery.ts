import { useLoaderData } from 'react-router-dom';

/** The first query that the route's loader started; undefined if the screen has none. */
export const useFirstQuery = <Begun>(): Begun | undefined =>
  (useLoaderData() as Begun | null) ?? undefined;

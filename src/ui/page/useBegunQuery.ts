import { useLoaderData } from 'react-router-dom';

/** The first query of this screen as the loader of its route has begun it; undefined where it has none. */
export const useBegunQuery = <Begun>(): Begun | undefined =>
  (useLoaderData() as Begun | null) ?? undefined;

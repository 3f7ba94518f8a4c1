import { useLoaderData, useParams } from 'react-router-dom';

/** The first query that the route's loader started; undefined if the screen has none. */
export const useFirstQuery = <Begun>(): Begun | undefined =>
  (useLoaderData() as Begun | null) ?? undefined;

/** The `:id` of the address as a positive integer, otherwise null. */
export function useIdParameter(): number | null {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

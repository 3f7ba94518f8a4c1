import { useParams } from 'react-router-dom';

/** The `:id` of the address as a positive integer, otherwise null. */
export function useIdParameter(): number | null {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

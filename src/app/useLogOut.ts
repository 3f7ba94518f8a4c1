import { useDispatch } from 'react-redux';
import { loggedOut } from '#api/sessionSlice.ts';
import { askToLeave } from '#ui/form/leaveQuestion.ts';

/**
 * Logs out at once, or after the leave question (SEAM-5). Removes token and user before anything
 * loads; `SignedInOnly` then redirects to the landing page.
 */
export function useLogOut() {
  const dispatch = useDispatch();
  return () => askToLeave(() => dispatch(loggedOut()));
}

import { useDispatch } from 'react-redux';
import { loggedOut } from '#api/sessionSlice.ts';
import { askToLeave } from '#ui/form/leaveQuestion.ts';

/**
 * Logs out: at once, or when the question about unsaved work was answered (SEAM-5). Token and user are removed before
 * anything is loaded; `SignedInOnly` then leads to the landing page.
 */
export function useLogOut() {
  const dispatch = useDispatch();
  return () => askToLeave(() => dispatch(loggedOut()));
}

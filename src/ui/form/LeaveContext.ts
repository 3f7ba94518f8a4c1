import { createContext, type RefObject } from 'react';

/** What asks before the open screen is left, also by a logout (SEAM-5); null for no question. */
export const LeaveContext = createContext<RefObject<((leave: () => void) => void) | null>>({
  current: null,
});

import { createContext, type RefObject } from 'react';

/**
 * The open screen's function that asks before leaving, and calls its argument to leave. Null if
 * there is nothing to lose. A logout calls it (SEAM-5).
 */
export const LeaveContext = createContext<RefObject<((leave: () => void) => void) | null>>({
  current: null,
});

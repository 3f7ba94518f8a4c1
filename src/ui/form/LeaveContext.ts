import { createContext, type RefObject } from 'react';

/**
 * The open screen's leave question, which gets what leaving does; null if nothing would be lost. A
 * logout asks it (SEAM-5).
 */
export const LeaveContext = createContext<RefObject<((leave: () => void) => void) | null>>({
  current: null,
});

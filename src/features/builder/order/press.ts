import { createContext } from 'react';

/**
 * Whether a drag handle is pressed. Drop targets exist only then: dnd-kit searches the whole builder
 * for readers of its contexts whenever a target comes or goes.
 */
export const PressedContext = createContext(false);

/** Called when a handle is pressed. */
export const PressContext = createContext<() => void>(() => undefined);

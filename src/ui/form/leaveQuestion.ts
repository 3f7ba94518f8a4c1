type Ask = (leave: () => void) => void;

/** The open screen's leave question; null if nothing would be lost. */
let question: Ask | null = null;

/** Registers the open screen's leave question. Returns the unregister function. */
export function guardLeaving(ask: Ask): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** Leaves the screen at once, or after its question (SEAM-5). */
export function askToLeave(leave: () => void): void {
  if (question) question(leave);
  else leave();
}

type Ask = (leave: () => void) => void;

/** What the open screen asks before it is left; null when nothing would be lost. */
let question: Ask | null = null;

/** Lets the open screen ask before it is left. Answers how to stop. */
export function guardLeaving(ask: Ask): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** Leaves the screen at once, or after its question was answered (SEAM-5). */
export function askToLeave(leave: () => void): void {
  if (question) question(leave);
  else leave();
}

interface Work {
  /** Whether the draft differs from what the server has. */
  isDirty: boolean;
  isSaved: boolean;
  isSending: boolean;
  /** Whether a pasted text waits to be added. */
  hasPasted: boolean;
  /** Whether this browser has the draft; undefined until it was written. */
  isStored: boolean | undefined;
}

/** What the builder asks before it is left; null if nothing is lost, and for the redirect. */
export function leaveMessage({ isDirty, isSaved, isSending, hasPasted, isStored }: Work) {
  if (isSaved) return null;
  if (hasPasted) {
    return 'The text under “Add questions from text” was not added to the survey yet. It stays in this browser.';
  }
  if (!isDirty) return null;
  if (isSending) {
    return 'Your survey is being sent. Until it is known to be saved, your work stays in this browser.';
  }
  return isStored === false
    ? 'Your changes are not published yet. They stay in this tab until it is closed or reloaded.'
    : 'Your changes are not published yet. They stay in this browser.';
}

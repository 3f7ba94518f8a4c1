import { useMemo, useRef, useState } from 'react';
import { useListener } from '../useListener.ts';

interface Versions<Value> {
  /** What was opened; undefined for something new, which has no other version. */
  opened: Value | undefined;
  /** Reads it as the server has it now; undefined where it cannot be read. */
  read: (() => Promise<Value | undefined>) | undefined;
  /** Equal for two versions that do not differ in what is edited. */
  wordsOf: (value: Value) => string;
  /** The same without ids that the server gives at a save. */
  textOf?: (value: Value) => string;
}

/**
 * Whether somebody has saved what was opened here since: looked at when the tab is returned to, and
 * before saving, so that nobody's newer work is replaced unseen (DRAFT-6, AGENT-FORM-12).
 */
export function useNewerVersion<Value>(
  { opened, read, wordsOf, textOf = wordsOf }: Versions<Value>,
  isEditing: boolean,
) {
  /** As last read from the server. */
  const [latest, setLatest] = useState(opened);
  const [known, setKnown] = useState(() => opened && wordsOf(opened));
  const isNewer = useMemo(
    () => latest !== undefined && wordsOf(latest) !== known,
    [latest, known, wordsOf],
  );
  /** What was sent from here last: its answer may have been lost though it was carried out. */
  const sent = useRef<string>(undefined);
  /** The same as `latest`, for what happens before the next render. */
  const stored = useRef(opened);
  const reading = useRef<Promise<Value | undefined>>(undefined);

  const look = async (): Promise<boolean> => {
    if (!read) return false;
    // Returning to a tab fires two events, and a save may follow at once; one request serves all of them.
    reading.current ??= read().finally(() => {
      reading.current = undefined;
    });
    const current = await reading.current;
    if (current === undefined) return false;
    stored.current = current;
    setLatest(current);
    if (textOf(current) === sent.current) {
      setKnown(wordsOf(current));
      return false;
    }
    return wordsOf(current) !== known;
  };

  const lookAgain = () => {
    // A save of this tab would look like a foreign one.
    if (isEditing && document.visibilityState === 'visible') void look();
  };
  useListener('visibilitychange', lookAgain);
  useListener('focus', lookAgain);

  return {
    latest,
    stored,
    isNewer,
    look,
    /** What is sent is this person's own, also where no answer tells that it was saved. `text` is as `textOf` gives it. */
    noteSent: (text: string) => {
      sent.current = text;
    },
    /** The person has seen the newer version, and decided. */
    accept: () => setKnown(latest && wordsOf(latest)),
  };
}

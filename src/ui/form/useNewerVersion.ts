import { useRef, useState } from 'react';
import { useListener } from '#ui/hooks.ts';

interface Versions<Value> {
  /** The opened version; undefined for a new record. */
  opened: Value | undefined;
  /** Reads the server's version; undefined if that fails. */
  read: (() => Promise<Value | undefined>) | undefined;
  /** Equal for two versions with the same edited content. */
  versionOf: (value: Value) => string;
  /** The same without ids that the server assigns. */
  contentOf?: (value: Value) => string;
}

/**
 * Whether somebody else saved the record meanwhile. Checked on return to the tab and before saving,
 * so that newer content is not replaced unseen (DRAFT-6, AGENT-FORM-12). A check that fails stops no
 * save.
 */
export function useNewerVersion<Value>(
  { opened, read, versionOf, contentOf = versionOf }: Versions<Value>,
  isEditing: boolean,
) {
  /** The server's version as last read. */
  const [latest, setLatest] = useState(opened);
  const [isNewer, setNewer] = useState(false);
  /** The version that the person edits. A ref, because a save looks several times in a row. */
  const known = useRef<string>(undefined);
  known.current ??= opened && versionOf(opened);
  /** The last version sent from here: its answer may have been lost although it was stored. */
  const sent = useRef<string>(undefined);
  /** A ref of `latest`, for code before the next render. */
  const stored = useRef(opened);
  const reading = useRef<Promise<Value | undefined>>(undefined);

  const look = async (): Promise<boolean> => {
    if (!read) return false;
    // Returning to a tab fires two events, and a save may follow at once; one request serves all.
    reading.current ??= read().finally(() => {
      reading.current = undefined;
    });
    const current = await reading.current;
    if (current === undefined) return false;
    stored.current = current;
    setLatest(current);
    const version = versionOf(current);
    if (contentOf(current) === sent.current) known.current = version;
    setNewer(version !== known.current);
    return version !== known.current;
  };

  const lookAgain = () => {
    // A save by this tab would look like another person's.
    if (isEditing && document.visibilityState === 'visible') void look();
  };
  useListener('visibilitychange', lookAgain);
  useListener('focus', lookAgain);

  return {
    latest,
    stored,
    isNewer,
    look,
    /**
     * Marks sent content as this person's own, even if no answer confirms it. `content` comes from
     * `contentOf`.
     */
    noteSent: (content: string) => {
      sent.current = content;
    },
    /** The person saw the newer version and decided. */
    accept: () => {
      known.current = latest && versionOf(latest);
      setNewer(false);
    },
    /** The version that restored work began from: the opened one may be newer already. */
    begunFrom: (version: string) => {
      if (version === known.current) return;
      known.current = version;
      setNewer(latest !== undefined && versionOf(latest) !== version);
    },
    /** The version that the person edits. */
    base: () => known.current,
  };
}

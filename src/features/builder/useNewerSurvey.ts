import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Survey } from '#domain/survey.ts';
import { draftOf, formOf } from './draft.ts';

/** Reads the survey as the server has it now; undefined where it cannot be read. */
export type ReadSurvey = () => Promise<Survey | undefined>;

/** Its logo is left out: an update sends that only when it was changed, and an address may be another at each reading. */
const wordsOf = (survey: Survey) => JSON.stringify(formOf(draftOf(survey)));

/**
 * Whether somebody has saved the survey since it was opened here: looked at when the tab is returned to, and
 * before saving, so that nobody's newer work is replaced unseen (DRAFT-6). A new survey has no other version.
 */
export function useNewerSurvey(opened: Survey | undefined, read: ReadSurvey | undefined) {
  const [newer, setNewer] = useState<Survey | null>(null);
  const known = useRef(opened && wordsOf(opened));

  const look = async (): Promise<boolean> => {
    const current = await read?.();
    if (!current || known.current === undefined) return false;
    const isNewer = wordsOf(current) !== known.current;
    setNewer(isNewer ? current : null);
    return isNewer;
  };

  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void look();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, []);

  return {
    newer,
    look,
    /** The owner has seen it, and decided. */
    accept: () => {
      if (newer) known.current = wordsOf(newer);
      setNewer(null);
    },
    /** What was just saved here is what the server has. */
    forget: () => {
      known.current = undefined;
    },
  };
}

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Survey } from '#domain/survey/survey.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { draftOf, formOf } from './draft.ts';

/** Reads the survey as the server has it now; undefined where it cannot be read. */
export type ReadSurvey = () => Promise<Survey | undefined>;

interface Opened {
  survey: Survey | undefined;
  read: ReadSurvey | undefined;
}

/** Its logo is left out: an update sends that only when it was changed, and an address may be another at each reading. */
const wordsOf = (survey: Survey) => JSON.stringify(formOf(draftOf(survey)));

/** What was written in it, by whatever ids the server has given since. */
const textOf = ({ title, questions }: SurveyForm) =>
  JSON.stringify([
    title.trim(),
    questions.map(({ id: _, options, ...question }) => ({
      ...question,
      options: options.map(({ text, isActive }) => ({ text, isActive })),
    })),
  ]);

/**
 * Whether somebody has saved the survey since it was opened here: looked at when the tab is returned to, and
 * before saving, so that nobody's newer work is replaced unseen (DRAFT-6). A new survey has no other version.
 */
export function useNewerSurvey({ survey, read }: Opened, isEditing: boolean) {
  /** The survey as last read from the server. */
  const [latest, setLatest] = useState(survey);
  const [known, setKnown] = useState(() => survey && wordsOf(survey));
  const isNewer = useMemo(() => latest && wordsOf(latest) !== known, [latest, known]) ?? false;
  /** What was sent from here last: its answer may have been lost though it was carried out. */
  const sent = useRef<SurveyForm>(undefined);
  /** The survey as last read, for what happens before the next render. */
  const stored = useRef(survey);
  const reading = useRef<Promise<Survey | undefined>>(undefined);

  const look = async (): Promise<boolean> => {
    if (!read) return false;
    // Returning to a tab fires two events, and a save may follow at once; one request serves all of them.
    reading.current ??= read().finally(() => {
      reading.current = undefined;
    });
    const current = await reading.current;
    if (!current) return false;
    stored.current = current;
    setLatest(current);
    if (sent.current && textOf(formOf(draftOf(current))) === textOf(sent.current)) {
      setKnown(wordsOf(current));
      return false;
    }
    return wordsOf(current) !== known;
  };

  const lookAgain = useEffectEvent(() => {
    // What is being saved from here would look like somebody else's.
    if (isEditing && document.visibilityState === 'visible') void look();
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
    latest,
    stored,
    isNewer,
    look,
    /** What is sent is this person's own, also where no answer tells that it was saved. */
    noteSent: (form: SurveyForm) => {
      sent.current = form;
    },
    /** The owner has seen it, and decided. */
    accept: () => setKnown(latest && wordsOf(latest)),
  };
}

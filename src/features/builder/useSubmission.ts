import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverMessage } from '#api/apiError.ts';
import { useUploadOnce } from '#api/uploadApi.ts';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { countLost, type LostAnswers, lostParts } from '#domain/survey/lostAnswers.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { type SurveyForm, surveyFormSchema } from '#domain/survey/surveyForm.ts';
import type { ImageCheck } from '#ui/form/useImage.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { useIsMounted } from '../../ui/hooks.ts';
import { contentOf, type Draft, type DraftQuestion, formOf, versionOf } from './draft/draft.ts';
import { type Flaw, flawOf } from './draft/problems.ts';

/**
 * A question that an action awaits. `ask` shows it and resolves with the answer; leaving the screen
 * answers no. The screen renders a dialog while `asked` is set.
 */
function useQuestion<Subject>() {
  const [asked, setAsked] = useState<{ about: Subject; answer: (yes: boolean) => void } | null>(
    null,
  );
  const open = useRef<((yes: boolean) => void) | null>(null);
  const isShown = useIsMounted(() => open.current?.(false));

  const ask = useCallback(
    (about: Subject): Promise<boolean> => {
      if (!isShown.current) return Promise.resolve(false);
      return new Promise((resolve) => {
        const answer = (yes: boolean) => {
          open.current = null;
          setAsked(null);
          resolve(yes);
        };
        open.current = answer;
        setAsked({ about, answer });
      });
    },
    [isShown],
  );

  return { asked, ask };
}

/** What is sent: the logo is an uploaded URL, null for none, undefined if unchanged. */
export type SendSurvey = (
  form: SurveyForm,
  logo: string | null | undefined,
) => PromiseLike<{ error?: unknown }>;

export interface BuilderWords {
  heading: string;
  submit: string;
  /** The submit button's text while the survey is sent. */
  busy: string;
  failed: string;
  succeeded: { title: string; description: string };
}

/** What the owner is asked before the survey is sent; `newer`: somebody saved it since it was opened. */
export type Doubt =
  | { kind: 'newer' }
  | { kind: 'unfinished'; questions: ({ number: number; question: DraftQuestion } & Flaw)[] }
  | { kind: 'lostAnswers'; lost: LostAnswers[] };

/**
 * The way of a survey to the server:
 * - `editing`: nothing is sent;
 * - `sending`: it is checked, the owner is asked about doubts, and it is sent;
 * - `saved`: the redirect follows.
 */
export type Phase = 'editing' | 'sending' | 'saved';

/** How a submission ends. */
export interface End {
  phase: Phase;
  /** The doubt because of which the owner did not send it. */
  declined?: Doubt;
  /** What was saved. */
  sent?: Draft;
}

export interface SubmissionOptions {
  words: BuilderWords;
  /** The opened survey; absent for a new one. */
  opened?: Survey;
  /** Reads the survey again, to ask about changes by others; undefined if that fails. */
  read?: () => Promise<Survey | undefined>;
  /** Reads its report, to count what an update deletes; undefined if that fails. */
  readReport?: () => Promise<SurveyAnalysis | undefined>;
  send: SendSurvey;
}

const unfinishedIn = ({ questions }: Draft): Doubt[] => {
  const unfinished = questions.flatMap((question, index) => {
    const flaw = flawOf(question);
    return flaw ? [{ number: index + 1, question, ...flaw }] : [];
  });
  const isEmpty = questions.length === 0;
  return isEmpty || unfinished.length > 0 ? [{ kind: 'unfinished', questions: unfinished }] : [];
};

/** Asks, uploads the logo, sends the survey, and shows the result. */
export function useSubmission({
  words,
  opened,
  read,
  send,
  readReport,
  picture,
}: SubmissionOptions & { picture: ImageCheck }) {
  const [phase, setPhase] = useState<Phase>('editing');
  const { asked, ask } = useQuestion<Doubt>();
  const { upload, isUploading } = useUploadOnce();
  const submitForm = useSubmit();
  /** Whether a picture is checked. */
  const isWaiting = useRef(false);
  /** What was sent last: its answer may have been lost although it was stored. */
  const sentLast = useRef<string>(undefined);

  /** What the update loses of the survey that is stored. */
  const lostIn = async (stored: Survey | undefined, form: SurveyForm): Promise<Doubt[]> => {
    const parts = lostParts(stored?.questions ?? [], form.questions);
    if (parts.length === 0 || !readReport) return [];
    const lost = countLost(parts, await readReport());
    return lost.length === 0 ? [] : [{ kind: 'lostAnswers', lost }];
  };

  /** Whether somebody else saved it since this draft began. A reading that fails stops no update. */
  const newerIn = (stored: Survey | undefined, { base }: Draft): Doubt[] => {
    const isKnown = !stored || base === undefined || versionOf(stored) === base;
    return isKnown || contentOf(stored) === sentLast.current ? [] : [{ kind: 'newer' }];
  };

  const uploadAndSend = async (form: SurveyForm, { logo }: Draft) => {
    if (!(logo instanceof File)) return send(form, logo === 'removed' ? null : undefined);
    const url = await upload(logo);
    // The server's message about a picture says nothing about the survey.
    return url === undefined ? { error: 'upload' } : send(form, url);
  };

  const submit = async (draft: Draft): Promise<End> => {
    const form = formOf(draft);
    // A second submit of the same task must find it sent.
    flushSync(() => setPhase('sending'));
    const stored = await read?.();
    const lost = await lostIn(stored ?? opened, form);
    for (const doubt of [...newerIn(stored, draft), ...unfinishedIn(draft), ...lost]) {
      if (!(await ask(doubt))) return { phase: 'editing', declined: doubt };
    }
    sentLast.current = contentOf(form);
    const isSaved = await submitForm({
      sent: uploadAndSend(surveyFormSchema.parse(form), draft),
      failure: (error) => ({
        title: words.failed,
        description: serverMessage(error, 404, 422, 500) || 'Invalid survey',
      }),
      success: words.succeeded,
      redirect: { to: paths.dashboard, delay: limits.redirectDelay.survey },
    });
    return { phase: isSaved === true ? 'saved' : 'editing' };
  };

  return {
    phase,
    isBusy: phase !== 'editing',
    isUploading,
    asked,
    /** Sends the survey, with the picture that was chosen just now once it is accepted. */
    submit: async (draft: Draft): Promise<End> => {
      if (isWaiting.current) return { phase };
      isWaiting.current = true;
      const checked = picture.checked();
      const logo = checked ? await checked : draft.logo;
      isWaiting.current = false;
      if (checked && !logo) return { phase };
      const sent = { ...draft, logo };
      const end = await submit(sent);
      setPhase(end.phase);
      return end.phase === 'saved' ? { ...end, sent } : end;
    },
  };
}

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverMessage } from '#api/apiError.ts';
import { useUploadOnce } from '#api/uploadApi.ts';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { countLost, type LostAnswers, lostParts } from '#domain/survey/lostAnswers.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { type SurveyForm, surveyFormSchema } from '#domain/survey/surveyForm.ts';
import { useFormSubmission } from '#ui/form/useFormSubmission.ts';
import type { PictureCheck } from '#ui/form/usePictureCheck.ts';
import { useAbortController } from '#ui/hooks.ts';
import { type Draft, type DraftQuestion, surveyFingerprint, toForm } from '../draft/draft.ts';
import { findProblem, type QuestionProblem } from '../draft/questionProblems.ts';

/** Sends a survey. `logo` is an uploaded URL, null for none, undefined if it is unchanged. */
export type SendSurvey = (
  form: SurveyForm,
  logo: string | null | undefined,
) => PromiseLike<{ error?: unknown }>;

export interface BuilderLabels {
  heading: string;
  submit: string;
  /** The submit button's text while the survey is sent. */
  busy: string;
  failed: string;
  successToast: { title: string; description: string };
  /** The history state of the screen after a success. */
  nextState?: unknown;
}

/**
 * The confirmations before a survey is sent:
 * - `unfinished`: questions without a text or with an empty option (BUILDER-48);
 * - `newer`: somebody saved it since it was opened (DRAFT-6);
 * - `lostAnswers`: the update deletes or changes answers (BUILDER-40).
 */
export type SaveWarning =
  | {
      kind: 'unfinished';
      questions: ({ number: number; question: DraftQuestion } & QuestionProblem)[];
    }
  | { kind: 'newer' }
  | { kind: 'lostAnswers'; lost: LostAnswers[] };

/**
 * The one state of a submission. The form is locked in every phase but `editing`:
 * - `checking`: the chosen picture, or what the server has, is checked;
 * - `confirming`: a dialog asks about a warning;
 * - `uploading`: the logo is uploaded;
 * - `sending`: the survey is being sent, and leaving does not stop it any more;
 * - `saved`: the redirect follows.
 */
export type SubmissionPhase =
  | { name: 'editing' | 'checking' | 'uploading' | 'sending' | 'saved' }
  | { name: 'confirming'; warning: SaveWarning; answer: (isConfirmed: boolean) => void };

/** The saved survey, or the warning that the owner declined; neither after a failure or an abort. */
export interface SubmissionResult {
  savedDraft?: Draft;
  declinedWarning?: SaveWarning;
}

export interface SubmissionOptions {
  labels: BuilderLabels;
  /** The survey that was opened; absent for a new one. */
  savedSurvey?: Survey;
  /** Fetches the survey as the server has it now; undefined if that fails. */
  fetchSurvey?: () => Promise<Survey | undefined>;
  /** Fetches its report, to count the answers that an update deletes; undefined if that fails. */
  fetchReport?: () => Promise<SurveyAnalysis | undefined>;
  send: SendSurvey;
}

const unfinishedWarnings = ({ questions }: Draft): SaveWarning[] => {
  const unfinished = questions.flatMap((question, index) => {
    const flaw = findProblem(question);
    return flaw ? [{ number: index + 1, question, ...flaw }] : [];
  });
  const isEmpty = questions.length === 0;
  return isEmpty || unfinished.length > 0 ? [{ kind: 'unfinished', questions: unfinished }] : [];
};

/**
 * Checks, confirms, uploads and sends a survey, and shows the result. Leaving the screen aborts all
 * that precedes the request. The server's version is fetched again after everything else that is
 * awaited, so that none is replaced without a question (DRAFT-6).
 */
export function useSurveySubmission({
  labels,
  savedSurvey,
  fetchSurvey,
  fetchReport,
  send,
  pictureCheck,
}: SubmissionOptions & { pictureCheck: PictureCheck }) {
  const [phase, setPhase] = useState<SubmissionPhase>({ name: 'editing' });
  const controller = useAbortController();
  const isRunning = useRef(false);
  const { upload } = useUploadOnce();
  const submitForm = useFormSubmission();

  const showResult = (request: PromiseLike<{ error?: unknown }>) =>
    submitForm({
      request,
      failure: (error) => ({
        title: labels.failed,
        description: serverMessage(error, 404, 422, 500) || 'Invalid survey',
      }),
      success: labels.successToast,
      redirect: {
        to: paths.dashboard,
        delay: limits.redirectDelay.survey,
        state: labels.nextState,
      },
    });

  /** Throws when the signal aborts. */
  const run = async (draft: Draft, signal: AbortSignal): Promise<SubmissionResult> => {
    const enter = (next: SubmissionPhase) => {
      signal.throwIfAborted();
      setPhase(next);
    };
    const confirm = (warning: SaveWarning) =>
      new Promise<boolean>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer = (isConfirmed: boolean) => {
          setPhase({ name: 'checking' });
          resolve(isConfirmed);
        };
        enter({ name: 'confirming', warning, answer });
      });
    const findDeclined = async (warnings: readonly SaveWarning[]) => {
      for (const warning of warnings) if (!(await confirm(warning))) return warning;
      return undefined;
    };

    const check = pictureCheck.pendingCheck();
    const acceptedFile = await check;
    if (check && !acceptedFile) return {};
    const sentDraft = acceptedFile ? { ...draft, logo: acceptedFile } : draft;
    const form = toForm(sentDraft);
    const declinedUnfinished = await findDeclined(unfinishedWarnings(sentDraft));
    if (declinedUnfinished) return { declinedWarning: declinedUnfinished };

    let logo: string | null | undefined = sentDraft.logo === 'removed' ? null : undefined;
    if (sentDraft.logo instanceof File) {
      enter({ name: 'uploading' });
      const url = await upload(sentDraft.logo, signal);
      enter({ name: 'checking' });
      if (url === undefined) {
        // The server's message about a picture says nothing about the survey.
        await showResult(Promise.resolve({ error: 'upload' }));
        return {};
      }
      logo = url;
    }

    let checked: { version: string | undefined } | undefined;
    let latestSurvey = savedSurvey;
    while (fetchSurvey) {
      // An update does not stop because the survey cannot be fetched.
      const serverSurvey = await fetchSurvey();
      signal.throwIfAborted();
      latestSurvey = serverSurvey ?? latestSurvey;
      const version = serverSurvey && surveyFingerprint(serverSurvey);
      if (checked && (version === undefined || version === checked.version)) break;
      const isNewer = version !== undefined && draft.base !== undefined && version !== draft.base;
      const parts = lostParts(latestSurvey?.questions ?? [], form.questions);
      if (!isNewer && parts.length === 0) break;
      // Whatever is awaited from here on, somebody may save a newer version meanwhile.
      const lost = parts.length > 0 && fetchReport ? countLost(parts, await fetchReport()) : [];
      const declinedWarning = await findDeclined([
        ...(isNewer ? [{ kind: 'newer' } as const] : []),
        ...(lost.length > 0 ? [{ kind: 'lostAnswers', lost } as const] : []),
      ]);
      if (declinedWarning) return { declinedWarning };
      checked = { version };
    }

    enter({ name: 'sending' });
    const isSaved = await showResult(send(surveyFormSchema.parse(form), logo));
    return isSaved === true ? { savedDraft: sentDraft } : {};
  };

  const submit = async (draft: Draft): Promise<SubmissionResult> => {
    if (isRunning.current) return {};
    isRunning.current = true;
    const signal = controller.start();
    // Before the next event of the same task, which could edit the draft.
    flushSync(() => setPhase({ name: 'checking' }));
    const result = await run(draft, signal).catch((error: unknown): SubmissionResult => {
      if (signal.aborted) return {};
      throw error;
    });
    isRunning.current = result.savedDraft !== undefined;
    setPhase({ name: isRunning.current ? 'saved' : 'editing' });
    return result;
  };

  return { phase, submit, abort: controller.abort };
}

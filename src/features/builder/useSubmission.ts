import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverMessage } from '#api/apiError.ts';
import { useUploadMutation } from '#api/uploadApi.ts';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { countLost, type LostAnswers, lostParts } from '#domain/survey/lostAnswers.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { type SurveyForm, surveyFormSchema } from '#domain/survey/surveyForm.ts';
import { pictureBeingChecked } from '#ui/form/useImage.ts';
import { useNewerVersion } from '#ui/form/useNewerVersion.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { useQuestion } from '#ui/useQuestion.ts';
import { contentOf, type Draft, type DraftQuestion, formOf, versionOf } from './draft/draft.ts';
import { type Flaw, flawOf } from './draft/problems.ts';

/**
 * Uploads a logo and returns its URL, or undefined after a failure; and whether an upload runs. One
 * picture is sent once.
 */
function useLogoUpload() {
  const [upload, { isLoading: isUploading }] = useUploadMutation();
  const last = useRef<{ file: File; url: string } | null>(null);

  const uploadLogo = async (file: File): Promise<string | undefined> => {
    if (last.current?.file === file) return last.current.url;
    const { data } = await upload(file);
    if (data) last.current = { file, url: data.url };
    return data?.url;
  };
  return { uploadLogo, isUploading };
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

/** What the owner is asked before the survey is sent. */
export type Doubt =
  | { kind: 'unfinished'; questions: ({ number: number; question: DraftQuestion } & Flaw)[] }
  | { kind: 'lostAnswers'; lost: LostAnswers[] };

/**
 * The way of a survey to the server:
 * - `editing`: nothing is sent;
 * - `sending`: it is checked, the owner is asked about doubts, and it is sent;
 * - `stopped`: somebody saved a newer version, and the owner has to decide. It can be edited;
 * - `saved`: the redirect follows.
 */
export type Phase = 'editing' | 'sending' | 'stopped' | 'saved';

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
  /** Reads the survey again, to detect changes by others; undefined if that fails. */
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
export function useSubmission({ words, opened, read, send, readReport }: SubmissionOptions) {
  const [phase, setPhase] = useState<Phase>('editing');
  const isBusy = phase !== 'editing' && phase !== 'stopped';
  const versions = useNewerVersion<Survey>({ opened, read, versionOf, contentOf }, !isBusy);
  const { asked, ask } = useQuestion<Doubt>();
  const { uploadLogo, isUploading } = useLogoUpload();
  const submitForm = useSubmit();
  /** Whether a picture is looked at. */
  const isWaiting = useRef(false);
  const { look, noteSent, stored } = versions;

  /** What the update loses; null if it keeps every question and choice. */
  const lostIn = async (form: SurveyForm): Promise<Doubt[] | null> => {
    const parts = lostParts(stored.current?.questions ?? [], form.questions);
    if (parts.length === 0 || !readReport) return null;
    const lost = countLost(parts, await readReport());
    return lost.length === 0 ? [] : [{ kind: 'lostAnswers', lost }];
  };

  const uploadAndSend = async (form: SurveyForm, { logo }: Draft) => {
    if (!(logo instanceof File)) return send(form, logo === 'removed' ? null : undefined);
    const url = await uploadLogo(logo);
    // The server's message about a picture says nothing about the survey.
    if (url === undefined) return { error: 'upload' };
    // Somebody may have saved it during the upload.
    return (await look()) ? null : send(form, url);
  };

  const submit = async (draft: Draft): Promise<End> => {
    const form = formOf(draft);
    // A second submit of the same task must find it sent.
    flushSync(() => setPhase('sending'));
    if (await look()) return { phase: 'stopped' };
    const lost = await lostIn(form);
    const doubts = [...unfinishedIn(draft), ...(lost ?? [])];
    for (const doubt of doubts) {
      if (!(await ask(doubt))) return { phase: 'editing', declined: doubt };
    }
    // Report and owner may have taken long.
    if ((lost || doubts.length > 0) && (await look())) return { phase: 'stopped' };
    noteSent(contentOf(form));
    const sent = uploadAndSend(surveyFormSchema.parse(form), draft);
    const isSaved = await submitForm({
      sent,
      failure: (error) => ({
        title: words.failed,
        description: serverMessage(error, 404, 422, 500) || 'Invalid survey',
      }),
      success: words.succeeded,
      redirect: { to: paths.dashboard, delay: limits.redirectDelay.saved },
    });
    if (isSaved) return { phase: 'saved' };
    return { phase: (await sent) === null ? 'stopped' : 'editing' };
  };

  return {
    phase,
    isBusy,
    versions,
    isUploading,
    asked,
    /** Sends the survey, with the picture that was chosen just now once it is accepted. */
    submit: async (draft: Draft): Promise<End> => {
      if (isWaiting.current) return { phase };
      isWaiting.current = true;
      const looked = pictureBeingChecked();
      const logo = looked ? await looked : draft.logo;
      isWaiting.current = false;
      if (looked && !logo) return { phase };
      const sent = { ...draft, logo };
      const end = await submit(sent);
      setPhase(end.phase);
      return end.phase === 'saved' ? { ...end, sent } : end;
    },
    /** The owner decided on the newer version. */
    decide: () => {
      versions.accept();
      setPhase('editing');
    },
  };
}

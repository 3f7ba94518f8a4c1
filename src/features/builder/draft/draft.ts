import { nanoid } from '@reduxjs/toolkit';
import { isBlankText, shortened } from '#domain/field/displayText.ts';
import { limits } from '#domain/limits.ts';
import { hasOptions, type Option } from '#domain/survey/question.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';

export interface DraftOption extends Option {
  key: string;
}

/** An option's name: its text, truncated, or its position. `index` counts from 0. */
export const draftOptionName = ({ text }: DraftOption, index: number): string =>
  isBlankText(text) ? `choice ${index + 1}` : shortened(text.trim());

/** A saved question has the server's id. */
export interface DraftQuestion extends Omit<SurveyForm['questions'][number], 'options'> {
  key: string;
  options: DraftOption[];
}

/** The change of the logo at a save: a new file, removed, or none. */
export type LogoChange = File | 'removed' | null;

/** The survey being built. Keys identify questions and options while the draft lives. */
export interface Draft {
  title: string;
  logo: LogoChange;
  questions: DraftQuestion[];
  /** The version of the saved survey that it began from; absent for a new one. */
  base?: string | undefined;
}

/** A new survey starts with one empty question (BUILDER-3). */
export const newDraft: Draft = {
  title: '',
  logo: null,
  questions: [emptyQuestion('first')],
};

export function emptyQuestion(key: string): DraftQuestion {
  return { key, text: '', type: 'text', required: false, hasOthers: false, options: [] };
}

/** A survey, saved or stored, as a draft that begins from a version. */
export function createDraft({ title, questions }: SurveyForm, base?: string): Draft {
  const keyed = questions.map(({ options, ...question }) => ({
    ...question,
    key: nanoid(),
    options: options.map((option) => ({ ...option, key: nanoid() })),
  }));
  return { title, logo: null, questions: keyed, base };
}

interface FormOptions {
  /** Whether to include the options of a text question, which are not sent. */
  withAllOptions?: boolean;
}

/** The request body of a draft: without keys, and with options only if the type has any. */
export function toForm(
  { title, questions }: Pick<Draft, 'title' | 'questions'>,
  { withAllOptions = false }: FormOptions = {},
): SurveyForm {
  return {
    title,
    questions: questions.map(({ key: _, options, ...question }) => ({
      ...question,
      options:
        hasOptions(question) || withAllOptions
          ? options.map(({ key: __, ...option }) => option)
          : [],
    })),
  };
}

const removeIds = ({ title, questions }: SurveyForm): SurveyForm => ({
  title,
  questions: questions.map(({ id: _, options, ...question }) => ({
    ...question,
    options: options.map(({ id: __, ...option }) => option),
  })),
});

/** The body that saves a draft, as JSON for comparison. The logo's URL may differ between reads. */
const serializeDraft = (draft: Pick<Draft, 'title' | 'questions'>) => JSON.stringify(toForm(draft));

/** Equal for two versions with the same title and questions. */
export const surveyFingerprint = (survey: SurveyForm) => serializeDraft(createDraft(survey));

const COPY_MARK = ' (copy)';

/** The survey as a new one: without the server's ids, its title marked (BUILDER-36). */
export function copyOfSurvey(survey: SurveyForm): SurveyForm {
  const letters = [...survey.title].slice(0, limits.title.max - COPY_MARK.length);
  return { ...removeIds(survey), title: letters.join('') + COPY_MARK };
}

/** Whether two drafts send the same body. Untouched parts are the same objects: it is cheap. */
export function isSameDraft(a: Draft, b: Draft): boolean {
  return (
    a.title === b.title &&
    a.logo === b.logo &&
    a.questions.length === b.questions.length &&
    a.questions.every((question, index) => {
      const [mine, theirs] = [[question], b.questions.slice(index, index + 1)];
      return (
        question === theirs[0] ||
        serializeDraft({ title: '', questions: mine }) ===
          serializeDraft({ title: '', questions: theirs })
      );
    })
  );
}

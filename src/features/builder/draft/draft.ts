import { nanoid } from '@reduxjs/toolkit';
import { isBlankText } from '#domain/field/visible.ts';
import { hasChoices, type QuestionType } from '#domain/survey/question.ts';
import {
  fieldsOf,
  type SurveyFields,
  surveyFieldNames,
  surveyFields,
} from '#domain/survey/surveyFields.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';

export interface DraftOption {
  key: string;
  /** The server's id, if it gives choices any. */
  id?: number | undefined;
  text: string;
  isActive: boolean;
}

/** A choice's name: its text, or its position, counted from 0. */
export const optionName = ({ text }: DraftOption, index: number): string =>
  isBlankText(text) ? `choice ${index + 1}` : text.trim();

export interface DraftQuestion {
  key: string;
  /** The server's id of a saved question. */
  id?: number | undefined;
  text: string;
  type: QuestionType;
  required: boolean;
  hasOthers: boolean;
  options: DraftOption[];
}

/** What a save does to the logo: replaces it, removes it, or nothing. */
export type LogoChange = File | 'removed' | null;

/** The survey being built. Keys identify questions and options while the draft lives. */
export interface Draft extends SurveyFields {
  /** The id of its record of unsaved work. */
  id: string;
  logo: LogoChange;
  questions: DraftQuestion[];
}

/** A new survey starts with one empty question (BUILDER-3). */
export const newDraft: Draft = {
  ...(Object.fromEntries(
    surveyFieldNames.map((name) => [name, surveyFields[name].empty]),
  ) as unknown as SurveyFields),
  id: '',
  logo: null,
  questions: [emptyQuestion('first')],
};

export function emptyQuestion(key: string): DraftQuestion {
  return { key, text: '', type: 'text', required: false, hasOthers: false, options: [] };
}

/** A survey, saved or kept, as a draft. */
export function draftOf(survey: SurveyForm): Draft {
  const keyed = survey.questions.map(({ options, ...question }) => ({
    ...question,
    key: nanoid(),
    options: options.map((option) => ({ ...option, key: nanoid() })),
  }));
  return { ...fieldsOf(survey), id: '', logo: null, questions: keyed };
}

/**
 * Equal for two versions with the same title and questions. The logo's address may differ between
 * reads.
 */
export const wordsOf = (survey: SurveyForm) => JSON.stringify(formOf(draftOf(survey)));

/** The content of a survey, without the server's ids. */
export const textOf = (survey: SurveyForm) => {
  const form = formOf(draftOf(survey));
  return JSON.stringify([
    fieldsOf(form, (value) => (typeof value === 'string' ? (value.trim() as typeof value) : value)),
    form.questions.map(({ id: _, options, ...question }) => ({
      ...question,
      options: options.map(({ text, isActive }) => ({ text, isActive })),
    })),
  ]);
};

interface FormOptions {
  /** Whether to include the choices of a text question, which are not sent. */
  withAllOptions?: boolean;
}

/** The request body of a draft: without keys, and with choices only if the type has any. */
export function formOf(
  draft: SurveyFields & Pick<Draft, 'questions'>,
  { withAllOptions = false }: FormOptions = {},
): SurveyForm {
  return {
    ...fieldsOf(draft),
    questions: draft.questions.map(({ key: _, id, options, ...question }) => ({
      ...question,
      ...(id !== undefined && { id }),
      options:
        !hasChoices(question) && !withAllOptions
          ? []
          : options.map(({ id: optionId, text, isActive }) => ({
              ...(optionId !== undefined && { id: optionId }),
              text,
              isActive,
            })),
    })),
  };
}

const isSame = (one: DraftQuestion, other: DraftQuestion | undefined) =>
  one === other ||
  JSON.stringify(formOf({ ...newDraft, questions: [one] })) ===
    JSON.stringify(other && formOf({ ...newDraft, questions: [other] }));

/**
 * Whether two drafts would send the same body. Untouched parts are the same objects, so comparing
 * them is cheap.
 */
export function isSameWork(one: Draft, other: Draft): boolean {
  return (
    surveyFieldNames.every((name) => one[name] === other[name]) &&
    one.logo === other.logo &&
    one.questions.length === other.questions.length &&
    one.questions.every((question, index) => isSame(question, other.questions[index]))
  );
}

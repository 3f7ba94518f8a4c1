import * as z from 'zod/mini';
import { trimmedText } from '../field/text.ts';
import { limits } from '../limits.ts';

const rules = z.object({ title: trimmedText('Title', limits.title) });

/**
 * The rule of each field of a survey, beside questions and logo, on submit (BUILDER-14 to
 * BUILDER-16).
 */
export const surveyFieldRules = rules.shape;

export type SurveyFields = z.infer<typeof rules>;
export type SurveyFieldName = keyof SurveyFields;

/** The shape of each field as saved, and while it is typed, when it may break every rule. */
export const surveyFieldShapes = { title: z.string() } satisfies Record<
  SurveyFieldName,
  z.ZodMiniType
>;

interface SurveyField<Value> {
  /** The accessible name of its control; its `data-focus` is the field's name. */
  label: string;
  /** Its value in a new survey. */
  empty: Value;
  /** Whether it is text: consecutive letters are one undo step. */
  isTyped: boolean;
  /** Its value in a copy of the survey. */
  copied: (value: Value) => Value;
}

const COPY_MARK = ' (copy)';

/**
 * What the builder knows of each field. Drafts, the dirty check, undo, focus, copies, versions and
 * labels derive from it. A field without an entry is a type error.
 */
export const surveyFields: { [Name in SurveyFieldName]-?: SurveyField<SurveyFields[Name]> } = {
  title: {
    label: 'Title',
    empty: '',
    isTyped: true,
    // Adds the mark within the limit, without splitting a character.
    copied: (title) =>
      [...title].slice(0, limits.title.max - COPY_MARK.length).join('') + COPY_MARK,
  },
};

export const surveyFieldNames = Object.keys(surveyFields) as SurveyFieldName[];

/** The fields of a survey, each changed by `change`; a missing field stays missing. */
export function fieldsOf(
  survey: SurveyFields,
  change: <Name extends SurveyFieldName>(
    value: SurveyFields[Name],
    name: Name,
  ) => SurveyFields[Name] = (value) => value,
): SurveyFields {
  const entries = surveyFieldNames
    .filter((name) => survey[name] !== undefined)
    .map((name) => [name, change(survey[name], name)]);
  return Object.fromEntries(entries);
}

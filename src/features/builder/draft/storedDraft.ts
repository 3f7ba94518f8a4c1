import * as z from 'zod/mini';
import { type SurveyForm, typedSurveySchema } from '#domain/survey/surveyForm.ts';
import type { Kept } from '#storage/draftStorage.ts';
import { type Draft, draftOf, formOf } from './draft.ts';

const contentSchema = z.object({
  form: typedSurveySchema,
  isLogoRemoved: z.boolean(),
  /** The saved survey at the start of the work on it. */
  base: z.nullable(typedSurveySchema),
});

type KeptDraft = Pick<Kept, 'content' | 'file'>;

/** A draft in a record of unsaved work (DRAFT-1). */
export function storedDraft(draft: Draft, base: SurveyForm | null): KeptDraft {
  const { logo } = draft;
  const content: z.infer<typeof contentSchema> = {
    form: formOf(draft, { withAllOptions: true }),
    isLogoRemoved: logo === 'removed',
    base,
  };
  return { content, file: logo instanceof File ? logo : null };
}

/** A stored draft and the saved survey that it started from; null if unreadable. */
export function readKeptDraft({ content, file }: KeptDraft) {
  const { data } = contentSchema.safeParse(content);
  if (!data) return null;
  const { form, isLogoRemoved, base } = data;
  return { draft: { ...draftOf(form), logo: isLogoRemoved ? 'removed' : file } as Draft, base };
}

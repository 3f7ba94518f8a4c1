import * as z from 'zod/mini';
import { typedSurveySchema } from '#domain/survey/surveyForm.ts';
import type { Restored, Typed } from '#ui/form/useDraft.ts';
import { type Draft, draftOf, formOf } from './draft.ts';

/** A draft as the browser keeps it; `base` is the version of the survey that it began from. */
export const storedDraftSchema = z.object({
  form: typedSurveySchema,
  isLogoRemoved: z.boolean(),
  base: z.optional(z.string()),
});

type StoredContent = z.infer<typeof storedDraftSchema>;

export function storedDraft(draft: Draft, base: string | undefined): Typed {
  const { logo } = draft;
  const content: StoredContent = {
    form: formOf(draft, { withAllOptions: true }),
    isLogoRemoved: logo === 'removed',
    base,
  };
  return { content, file: logo instanceof File ? logo : null };
}

export function restoredDraft({
  content: { form, isLogoRemoved },
  file,
}: Pick<Restored<StoredContent>, 'content' | 'file'>): Draft {
  return { ...draftOf(form), logo: isLogoRemoved ? 'removed' : file };
}

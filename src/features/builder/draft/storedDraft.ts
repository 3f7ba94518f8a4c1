import * as z from 'zod/mini';
import { typedSurveySchema } from '#domain/survey/surveyForm.ts';
import { type Draft, draftOf, formOf } from './draft.ts';

/** A draft as the browser keeps it; `base` is the version of the survey that it began from. */
export const storedDraftSchema = z.object({
  form: typedSurveySchema,
  isLogoRemoved: z.boolean(),
  base: z.optional(z.string()),
});

type StoredContent = z.infer<typeof storedDraftSchema>;

export const storedDraft = (draft: Draft, base: string | undefined): StoredContent => ({
  form: formOf(draft, { withAllOptions: true }),
  isLogoRemoved: draft.logo === 'removed',
  base,
});

export const restoredDraft = ({
  content: { form, isLogoRemoved },
  file,
}: {
  content: StoredContent;
  file: File | null;
}): Draft => ({ ...draftOf(form), logo: isLogoRemoved ? 'removed' : file });

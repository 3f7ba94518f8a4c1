import * as z from 'zod/mini';
import { surveyTitle } from '#domain/survey/survey.ts';
import { typedSurveySchema } from '#domain/survey/surveyForm.ts';
import type { StoredDraft } from '#storage/draftStore.ts';
import type { DraftContent } from '#storage/useOpenDrafts.ts';
import { type Draft, draftOf, formOf } from './draft.ts';

const contentSchema = z.object({
  form: typedSurveySchema,
  isLogoRemoved: z.boolean(),
  base: z.nullable(typedSurveySchema),
});

/** A draft as the store of drafts takes it (DRAFT-1). */
export function storedDraft(draft: Draft): DraftContent {
  const { base, logo } = draft;
  const content: z.infer<typeof contentSchema> = {
    form: formOf(draft, { withAllOptions: true }),
    isLogoRemoved: logo === 'removed',
    base,
  };
  return { title: surveyTitle(draft), content, file: logo instanceof File ? logo : null };
}

/** The draft in the store's content; null if it is unreadable. */
export function readStoredDraft({
  id,
  content,
  file,
}: Pick<StoredDraft, 'id' | 'content' | 'file'>): Draft | null {
  const { data } = contentSchema.safeParse(content);
  if (!data) return null;
  const { form, isLogoRemoved, base } = data;
  return { ...draftOf(form), id, base, logo: isLogoRemoved ? 'removed' : file };
}

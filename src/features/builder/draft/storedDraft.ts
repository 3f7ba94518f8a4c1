import * as z from 'zod/mini';
import { typedSurveySchema } from '#domain/survey/surveyForm.ts';
import { createDraft, type Draft, toForm } from './draft.ts';

/** A draft as the browser keeps it: text alone. */
export const storedDraftSchema = z.object({
  form: typedSurveySchema,
  isLogoRemoved: z.boolean(),
  /** Whether a logo was chosen, which has to be chosen again. */
  lacksLogo: z.optional(z.boolean()),
  base: z.optional(z.string()),
});

type StoredContent = z.infer<typeof storedDraftSchema>;

export const toStoredDraft = (draft: Draft): StoredContent => ({
  form: toForm(draft, { withAllOptions: true }),
  isLogoRemoved: draft.logo === 'removed',
  lacksLogo: draft.logo instanceof File,
  base: draft.base,
});

export const fromStoredDraft = ({ form, isLogoRemoved, base }: StoredContent): Draft => ({
  ...createDraft(form, base),
  logo: isLogoRemoved ? 'removed' : null,
});

import * as z from 'zod/mini';
import { type SurveyForm, typedSurveySchema } from '#domain/survey/surveyForm.ts';
import { createDraft, type Draft, toForm } from './draft.ts';

/** A draft as the browser keeps it: text alone. */
export const storedDraftSchema = z.object({
  form: typedSurveySchema,
  isLogoRemoved: z.boolean(),
  /** Whether a logo was chosen, which has to be chosen again. */
  lacksLogo: z.optional(z.boolean()),
  base: z.optional(z.string()),
  /** The form that was sent without a response: the server may have stored it. */
  unansweredForm: z.optional(typedSurveySchema),
});

type StoredContent = z.infer<typeof storedDraftSchema>;

export const toStoredDraft = (draft: Draft, unansweredForm?: SurveyForm): StoredContent => ({
  form: toForm(draft, { withAllOptions: true }),
  isLogoRemoved: draft.logo === 'removed',
  lacksLogo: draft.logo instanceof File,
  base: draft.base,
  unansweredForm,
});

export const fromStoredDraft = ({ form, isLogoRemoved, base }: StoredContent): Draft => ({
  ...createDraft(form, base),
  logo: isLogoRemoved ? 'removed' : null,
});

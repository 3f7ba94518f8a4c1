import * as z from 'zod';
import { browserStorage } from '#api/browserStorage.ts';
import { surveyFormSchema } from '#domain/surveyForm.ts';

const questions = surveyFormSchema.shape.questions.element;

/** Unsaved work as it is kept in browser storage. It may break every rule of a survey but its shape. */
const keptDraftSchema = z.object({
  /** When it was last changed, as an ISO date. */
  keptAt: z.string(),
  form: z.object({ title: z.string(), questions: z.array(z.object(questions.shape)) }),
});

export type KeptDraft = z.infer<typeof keptDraftSchema>;

/** Where the unsaved work on one survey is kept: by person and by survey, "new" for one without id. */
export function keptDraftKey(userId: number, surveyId: number | 'new'): string {
  return `draft:${userId}:${surveyId}`;
}

/** What was kept under a key, or null: nothing, or nothing that makes sense. */
export function readKeptDraft(key: string): KeptDraft | null {
  try {
    return keptDraftSchema.parse(JSON.parse(browserStorage.read(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps unsaved work; false when storage is full or forbidden. */
export function keepDraft(key: string, form: KeptDraft['form']): boolean {
  return browserStorage.write(key, JSON.stringify({ keptAt: new Date().toISOString(), form }));
}

/** Whether just this is what is kept under a key. */
export function keepsDraft(key: string, form: KeptDraft['form']): boolean {
  try {
    const kept: Partial<KeptDraft> | null = JSON.parse(browserStorage.read(key) ?? 'null');
    return JSON.stringify(kept?.form) === JSON.stringify(form);
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  browserStorage.remove(key);
}

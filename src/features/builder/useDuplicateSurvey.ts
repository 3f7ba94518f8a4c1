import { useNavigate } from 'react-router-dom';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { type Draft, formOf } from './draft.ts';

const MARK = ' (copy)';

/** The navigation state that tells a new survey's form to start from a copy. */
export interface CopyState {
  copy: SurveyForm;
}

/** Opens a new survey with the same questions, without the ids of the first, and without its logo, which is said (BUILDER-36). */
export function useDuplicateSurvey() {
  const navigate = useNavigate();
  const showToast = useToast();

  return (draft: Draft, hasLogo: boolean) => {
    const { title, questions } = formOf(draft, { withAllOptions: true });
    const copy: SurveyForm = {
      title: title.slice(0, limits.title.max - MARK.length) + MARK,
      questions: questions.map(({ id: _, options, ...question }) => ({
        ...question,
        options: options.map(({ text, isActive }) => ({ text, isActive })),
      })),
    };
    navigate(paths.createSurvey, { state: { copy } satisfies CopyState });
    if (!hasLogo) return;
    showToast({
      intent: 'success',
      title: 'The logo was not copied',
      description: 'Add it to the copy with Add Logo.',
    });
  };
}

import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { copyOfSurvey, type Draft, formOf } from './draft/draft.ts';

/** The navigation state that starts a new survey from a copy. */
export interface CopyState {
  copy: SurveyForm;
  /** Whether the original has a logo, which the copy lacks. */
  lacksLogo: boolean;
}

/** Opens a new survey with the same questions, without ids and logo (BUILDER-36). */
export function useDuplicateSurvey() {
  const navigate = useNavigate();

  return (draft: Draft, hasLogo: boolean) => {
    const copy = copyOfSurvey(formOf(draft, { withAllOptions: true }));
    const state: CopyState = { copy, lacksLogo: hasLogo };
    navigate(paths.createSurvey, { state });
  };
}

import { nanoid } from '@reduxjs/toolkit';
import { useNavigate } from 'react-router-dom';
import { draftStore } from '#api/draftStore.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { useToast } from '#ui/useToast.ts';
import { type Draft, formOf } from './draft.ts';

/** Opens a new survey with the same questions, as unsaved work; without the ids and the logo of the first. */
export function useDuplicateSurvey() {
  const { userId } = useSession();
  const navigate = useNavigate();
  const showToast = useToast();

  return async (draft: Draft) => {
    const { title, questions } = formOf(draft, { withAllOptions: true });
    const id = nanoid();
    const isKept = await draftStore.write({
      id,
      userId,
      surveyId: 'new',
      keptAt: new Date().toISOString(),
      form: {
        title: `${title} (copy)`,
        questions: questions.map(({ id: _, options, ...question }) => ({
          ...question,
          options: options.map(({ text, isActive }) => ({ text, isActive })),
        })),
      },
      logo: null,
      base: null,
      discardedAt: null,
    });
    if (isKept) navigate(`${paths.createSurvey}?draft=${id}`);
    else
      showToast({
        intent: 'failure',
        title: 'The survey could not be duplicated',
        description: 'This browser cannot keep unsaved work.',
      });
  };
}

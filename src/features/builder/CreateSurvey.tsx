import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { serverMessage } from '#api/apiError.ts';
import { useCreateSurveyMutation } from '#api/surveyApi.ts';
import { useSession } from '#api/useSession.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { StillSending } from '#ui/form/StillSending.tsx';
import { useEarlierSending } from '#ui/form/sending.ts';
import { useDelayedNavigate } from '#ui/form/useDelayedNavigate.ts';
import { Page } from '#ui/page/Page.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { builderKey } from './draft/builderKey.ts';
import { type LogoChange, newDraft } from './draft/draft.ts';
import { SurveyBuilder } from './SurveyBuilder.tsx';
import type { CopyState } from './useDuplicateSurvey.ts';
import { useLogoUpload } from './useLogoUpload.ts';

/** A new survey (BUILDER-19 to BUILDER-23): the logo is uploaded first, then the survey is created with its URL. */
export function CreateSurvey() {
  const { userId } = useSession();
  const { state } = useLocation() as { state: CopyState | null };
  const navigate = useNavigate();
  const showToast = useToast();
  const [copy] = useState(state?.copy);
  useEffect(() => {
    if (!state) return;
    // The copy is unsaved work from here on; a reload must not start from the original again.
    navigate(paths.createSurvey, { replace: true, state: null });
    if (!state.lacksLogo) return;
    showToast({
      intent: 'success',
      title: 'The logo was not copied',
      description: 'Add it to the copy with Add Logo.',
    });
  }, [state, navigate, showToast]);
  const [createSurvey] = useCreateSurveyMutation();
  const { uploadLogo, isUploading } = useLogoUpload();
  const goLater = useDelayedNavigate();

  const fail = (description: string) => {
    showToast({ intent: 'failure', title: 'Create survey failed', description });
    return false;
  };

  const save = async (form: SurveyForm, logo: LogoChange) => {
    const image = logo instanceof File ? await uploadLogo(logo) : null;
    if (image === undefined) return fail('Invalid survey');
    const { error } = await createSurvey({ ...form, image, userId });
    if (error) return fail(serverMessage(error, 404, 422, 500) || 'Invalid survey');
    showToast({
      intent: 'success',
      title: 'Create survey successful',
      description: 'You have successfully created the survey!',
    });
    goLater(paths.dashboard, limits.redirectDelay.saved);
    return true;
  };

  if (useEarlierSending(builderKey(userId, 'new'))) {
    return (
      <Page title="Create Survey">
        <StillSending />
      </Page>
    );
  }
  return (
    <SurveyBuilder
      heading="Create Survey"
      initial={newDraft}
      {...(copy && { beginWith: copy })}
      submitLabel="Publish"
      busyLabel="Publishing..."
      isUploading={isUploading}
      onSave={save}
    />
  );
}

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
import { useSubmit } from '#ui/form/useSubmit.ts';
import { Page } from '#ui/page/Page.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useAddress } from '#ui/useAddress.ts';
import { builderKey } from './draft/builderKey.ts';
import { type LogoChange, newDraft } from './draft/draft.ts';
import { SurveyBuilder } from './SurveyBuilder.tsx';
import { sampleSurvey } from './sampleSurvey.ts';
import type { CopyState } from './useDuplicateSurvey.ts';
import { UPLOAD_FAILED, useLogoUpload } from './useLogoUpload.ts';

const FROM = 'from';

/** A new survey (BUILDER-19 to BUILDER-23): the logo is uploaded first, then the survey is created with its URL. */
export function CreateSurvey() {
  const { userId } = useSession();
  const { state } = useLocation() as { state: CopyState | null };
  const navigate = useNavigate();
  const showToast = useToast();
  const { params, change } = useAddress();
  /** How the owner begins: blank, with a text, or from the sample. */
  const [from] = useState(() => params.get(FROM));
  const [begin] = useState(() => state?.copy ?? (from === 'sample' ? sampleSurvey : undefined));
  const isAsked = params.has(FROM);
  useEffect(() => {
    // A reload continues the draft and does not begin again.
    if (isAsked) change({ [FROM]: '' }, { replace: true });
  }, [isAsked, change]);
  useEffect(() => {
    if (!state) return;
    // From here on the copy is unsaved work; a reload must not copy the original again.
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
  const submit = useSubmit();

  const create = async (form: SurveyForm, logo: LogoChange) => {
    const image = logo instanceof File ? await uploadLogo(logo) : null;
    return image === undefined ? UPLOAD_FAILED : createSurvey({ ...form, image, userId });
  };

  const save = (form: SurveyForm, logo: LogoChange) =>
    submit({
      sent: create(form, logo),
      failure: (error) => ({
        title: 'Create survey failed',
        description: serverMessage(error, 404, 422, 500) || 'Invalid survey',
      }),
      success: {
        title: 'Create survey successful',
        description: 'You have successfully created the survey!',
      },
      redirect: { to: paths.dashboard, delay: limits.redirectDelay.saved },
    });

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
      {...(begin && { beginWith: begin })}
      beginsWithText={from === 'text'}
      submitLabel="Publish"
      busyLabel="Publishing..."
      isUploading={isUploading}
      onSave={save}
    />
  );
}

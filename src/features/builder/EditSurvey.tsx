import { useState } from 'react';
import { serverMessage } from '#api/apiError.ts';
import { surveyApi, useLazySurveyQuery, useUpdateSurveyMutation } from '#api/surveyApi.ts';
import { useApiDispatch } from '#api/useApiDispatch.ts';
import { type Begun, useReadOnce } from '#api/useReadOnce.ts';
import { useSession } from '#api/useSession.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import type { Survey } from '#domain/survey/survey.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { StillSending } from '#ui/form/StillSending.tsx';
import { useEarlierSending } from '#ui/form/sending.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { LoadFailure } from '#ui/page/LoadFailure.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { NotFound } from '#ui/page/NotFound.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useFirstQuery } from '#ui/page/useFirstQuery.ts';
import { useIdParameter } from '#ui/page/useIdParameter.ts';
import { builderKey } from './draft/builderKey.ts';
import { draftOf, type LogoChange } from './draft/draft.ts';
import { SurveyBuilder } from './SurveyBuilder.tsx';
import { UPLOAD_FAILED, useLogoUpload } from './useLogoUpload.ts';

interface SurveyEditorProps {
  survey: Survey;
  /** Reads the survey again. */
  read: () => Promise<Survey | undefined>;
}

function SurveyEditor({ survey, read }: SurveyEditorProps) {
  const { userId } = useSession();
  const [updateSurvey] = useUpdateSurveyMutation();
  const { uploadLogo, isUploading } = useLogoUpload();
  const submit = useSubmit();
  const dispatch = useApiDispatch();
  const readReport = async () => {
    const { surveyAnalysis } = surveyApi.endpoints;
    const reading = surveyAnalysis.initiate(survey.id, { subscribe: false, forceRefetch: true });
    return (await dispatch(reading)).data;
  };
  const [initial] = useState(() => draftOf(survey));

  const update = async (form: SurveyForm, change: LogoChange, isNewer: () => Promise<boolean>) => {
    const logo = change instanceof File ? await uploadLogo(change) : null;
    if (logo === undefined) return UPLOAD_FAILED;
    // Somebody may have saved it during the upload.
    if (change instanceof File && (await isNewer())) return null;
    const isChanged = change !== null;
    return updateSurvey({ ...form, id: survey.id, userId, ...(isChanged && { logo }) });
  };

  const save = (...parts: Parameters<typeof update>) =>
    submit({
      sent: update(...parts),
      failure: (error) => ({
        title: 'Update survey failed',
        description: serverMessage(error, 404, 422, 500) || 'Invalid survey',
      }),
      success: {
        title: 'Update survey successful',
        description: 'You have successfully updated the survey!',
      },
      redirect: { to: paths.dashboard, delay: limits.redirectDelay.saved },
    });

  return (
    <SurveyBuilder
      heading="Edit Survey"
      initial={initial}
      opened={survey}
      read={read}
      readReport={readReport}
      submitLabel="Update"
      busyLabel="Updating..."
      isUploading={isUploading}
      onSave={save}
    />
  );
}

/** A saved survey, preloaded by its id (BUILDER-18, BUILDER-24 to BUILDER-27). */
export function EditSurvey() {
  const id = useIdParameter();
  const { userId } = useSession();
  const isEarlierSending = useEarlierSending(builderKey(userId, id ?? 0));
  const [read] = useLazySurveyQuery();
  const begun = useFirstQuery<Begun<Survey>>();
  // Wait for an earlier update to finish, so that its result is what gets edited.
  const { data: survey, error, retry } = useReadOnce(read, isEarlierSending ? null : id, begun);

  if (survey) {
    const readAgain = async () => (await read(survey.id)).data;
    return <SurveyEditor key={survey.id} survey={survey} read={readAgain} />;
  }
  return (
    <Page title="Edit Survey">
      {id === null || serverMessage(error, 404) !== undefined ? (
        <NotFound text="Survey not found" to={paths.dashboard} back="Back to the surveys" />
      ) : error ? (
        <LoadFailure what="The survey" onRetry={retry} />
      ) : isEarlierSending ? (
        <StillSending />
      ) : (
        <Loading shape="form" />
      )}
    </Page>
  );
}

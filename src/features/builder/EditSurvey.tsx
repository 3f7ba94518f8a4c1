import { serverMessage } from '#api/apiError.ts';
import { surveyApi, useLazySurveyQuery, useUpdateSurveyMutation } from '#api/surveyApi.ts';
import { useApiDispatch } from '#api/useApiDispatch.ts';
import { successData, useReadOnce } from '#api/useReadOnce.ts';
import { useUserId } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import type { Survey } from '#domain/survey/survey.ts';
import type { DraftOwner } from '#storage/openDraft.ts';
import { useDraftOwner } from '#ui/form/useDraft.ts';
import { LoadFailure } from '#ui/page/LoadFailure.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { NotFound } from '#ui/page/NotFound.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useIdParameter } from '#ui/useUrlParams.ts';
import type { BuilderLabels } from './publish/useSurveySubmission.ts';
import { SurveyBuilder } from './SurveyBuilder.tsx';

interface SurveyEditorProps {
  owner: DraftOwner;
  survey: Survey;
  fetchSurvey: () => Promise<Survey | undefined>;
}

const labels: BuilderLabels = {
  heading: 'Edit Survey',
  submit: 'Update',
  busy: 'Updating...',
  failed: 'Update survey failed',
  successToast: {
    title: 'Update survey successful',
    description: 'You have successfully updated the survey!',
  },
};

function SurveyEditor({ owner, survey, fetchSurvey }: SurveyEditorProps) {
  const userId = useUserId();
  const [updateSurvey] = useUpdateSurveyMutation();
  const dispatch = useApiDispatch();
  const fetchReport = async () => {
    const { surveyAnalysis } = surveyApi.endpoints;
    const reading = surveyAnalysis.initiate(survey.id, { subscribe: false, forceRefetch: true });
    return successData(await dispatch(reading));
  };
  return (
    <SurveyBuilder
      labels={labels}
      owner={owner}
      savedSurvey={survey}
      fetchSurvey={fetchSurvey}
      fetchReport={fetchReport}
      send={(form, logo) =>
        updateSurvey({ ...form, id: survey.id, userId, ...(logo !== undefined && { logo }) })
      }
    />
  );
}

/** A saved survey, preloaded by its id (BUILDER-18, BUILDER-24 to BUILDER-27). */
export function EditSurvey() {
  const id = useIdParameter();
  const userId = useUserId();
  const owner = useDraftOwner(userId, 'form');
  const [fetchSavedSurvey] = useLazySurveyQuery();
  const { data: survey, error, retry } = useReadOnce(fetchSavedSurvey, id);

  if (survey) {
    const fetchSurvey = async () => successData(await fetchSavedSurvey(survey.id));
    return <SurveyEditor owner={owner} survey={survey} fetchSurvey={fetchSurvey} />;
  }
  return (
    <Page title="Edit Survey">
      {id === null || serverMessage(error, 404) !== undefined ? (
        <NotFound text="Survey not found" to={paths.dashboard} back="Back to the surveys" />
      ) : error ? (
        <LoadFailure what="The survey" onRetry={retry} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { serverMessage } from '#api/apiError.ts';
import { useSurveyQuery } from '#api/surveyApi.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { surveyTitle } from '#domain/surveyTitle.ts';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Loading } from '#ui/Loading.tsx';
import { NotFound } from '#ui/NotFound.tsx';
import { Page } from '#ui/Page.tsx';
import { SurveyPreview } from '#ui/preview/SurveyPreview.tsx';
import { useIdParameter } from '#ui/useIdParameter.ts';

/** A saved survey as people will see it (PREVIEW-1 to PREVIEW-5). */
export function PreviewSurvey() {
  const id = useIdParameter();
  const navigate = useNavigate();
  const { currentData, error, refetch } = useSurveyQuery(id ?? skipToken);

  if (currentData) {
    return (
      <div className="card preview-page">
        <DocumentTitle title={`Preview of ${surveyTitle(currentData)}`} />
        <SurveyPreview
          titleTag="h1"
          survey={currentData}
          onEdit={() => navigate(pathTo(paths.editSurvey, currentData.id))}
          onClose={() => navigate(`${paths.dashboard}/`)}
        />
      </div>
    );
  }
  return (
    <Page title="Live Preview">
      {id === null || serverMessage(error, 404) !== undefined ? (
        <NotFound text="Survey not found" to={paths.dashboard} back="Back to the surveys" />
      ) : error ? (
        <LoadFailure what="The survey" onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

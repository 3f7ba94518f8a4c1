import { Card } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { serverMessage } from '#api/apiError.ts';
import { useSurveyQuery } from '#api/surveyApi.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { surveyTitle } from '#domain/survey/survey.ts';
import { LoadFailure } from '#ui/page/LoadFailure.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { NotFound } from '#ui/page/NotFound.tsx';
import { DocumentTitle, Page } from '#ui/page/Page.tsx';
import { SurveyPreview } from '#ui/preview/SurveyPreview.tsx';
import { useIdParameter } from '#ui/useUrlParams.ts';

/** A saved survey as respondents see it (PREVIEW-1 to PREVIEW-5). */
export function LivePreview() {
  const id = useIdParameter();
  const navigate = useNavigate();
  const { currentData, error, isFetching, refetch } = useSurveyQuery(id ?? skipToken);

  if (currentData) {
    return (
      <Card className="preview-page">
        <DocumentTitle title={`Preview of ${surveyTitle(currentData)}`} />
        <SurveyPreview
          titleTag="h1"
          survey={currentData}
          onEdit={() => navigate(pathTo(paths.editSurvey, currentData.id))}
          onClose={() => navigate(`${paths.dashboard}/`)}
        />
      </Card>
    );
  }
  return (
    <Page title="Live Preview">
      {id === null || serverMessage(error, 404) !== undefined ? (
        <NotFound text="Survey not found" to={paths.dashboard} back="Back to the surveys" />
      ) : error ? (
        <LoadFailure what="The survey" isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

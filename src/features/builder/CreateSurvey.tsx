import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { serverMessage } from '#api/apiError.ts';
import { useCreateSurveyMutation, useLazySurveyQuery } from '#api/surveyApi.ts';
import { useReadOnce } from '#api/useReadOnce.ts';
import { useUserId } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { useDraftOwner } from '#ui/form/useDraft.ts';
import { LoadFailure } from '#ui/page/LoadFailure.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { NotFound } from '#ui/page/NotFound.tsx';
import { Page } from '#ui/page/Page.tsx';
import { copyOfSurvey } from './draft/draft.ts';
import type { BuilderLabels } from './publish/useSurveySubmission.ts';
import { SurveyBuilder } from './SurveyBuilder.tsx';
import { sampleSurvey } from './sampleSurvey.ts';

const labels: BuilderLabels = {
  heading: 'Create Survey',
  submit: 'Publish',
  busy: 'Publishing...',
  failed: 'Create survey failed',
  successToast: {
    title: 'Create survey successful',
    description: 'You have successfully created the survey!',
  },
  nextState: { isPublished: true },
};

interface NewSurveyProps {
  initialSurvey?: SurveyForm | undefined;
  /** Whether it is a copy of a survey with a logo, which the copy lacks. */
  isLogoMissing?: boolean;
  opensTextDialog?: boolean;
}

function NewSurvey(props: NewSurveyProps) {
  const userId = useUserId();
  const owner = useDraftOwner(userId, 'form');
  const [createSurvey] = useCreateSurveyMutation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const hasStartParams = params.size > 0;
  // A reload continues the draft: it neither begins nor copies again.
  useEffect(() => {
    if (hasStartParams) navigate(paths.createSurvey, { replace: true });
  }, [hasStartParams, navigate]);
  return (
    <SurveyBuilder
      {...props}
      labels={labels}
      owner={owner}
      sample={sampleSurvey}
      isUrlClean={!hasStartParams}
      send={(form, image = null) => createSurvey({ ...form, image, userId })}
    />
  );
}

/** A new survey that begins as a copy of a saved one (BUILDER-36). */
function CopyOfSurvey({ id }: { id: number }) {
  const [fetchSavedSurvey] = useLazySurveyQuery();
  const { data: survey, error, retry } = useReadOnce(fetchSavedSurvey, id);
  if (survey)
    return <NewSurvey initialSurvey={copyOfSurvey(survey)} isLogoMissing={!!survey.logo} />;
  return (
    <Page title={labels.heading}>
      {serverMessage(error, 404) !== undefined ? (
        <NotFound text="Survey not found" to={paths.dashboard} back="Back to the surveys" />
      ) : error ? (
        <LoadFailure what="The survey" onRetry={retry} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

/** A new survey: blank, from text, the sample or a copy (BUILDER-19 to BUILDER-23). */
export function CreateSurvey() {
  const [params] = useSearchParams();
  const [{ from: source, copy }] = useState(() => ({
    from: params.get('from'),
    copy: Number(params.get('copy')),
  }));
  if (Number.isSafeInteger(copy) && copy > 0) return <CopyOfSurvey id={copy} />;
  return (
    <NewSurvey
      initialSurvey={source === 'sample' ? sampleSurvey : undefined}
      opensTextDialog={source === 'text'}
    />
  );
}

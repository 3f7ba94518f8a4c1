import { Add } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useSurveyList } from '#api/surveyApi.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { type SurveySummary, surveyStatusSchema } from '#domain/survey/survey.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { RecordList } from '#ui/list/RecordList.tsx';
import { useListAddress } from '#ui/list/useListAddress.ts';
import { useRowDialog } from '#ui/list/useRowDialog.ts';
import { Page } from '#ui/page/Page.tsx';
import { ChangeSurveyStatus } from './ChangeSurveyStatus.tsx';
import { surveyColumns } from './surveyColumns.tsx';

/** Three ways to begin, for an owner without surveys (LIST-17). */
function WaysToBegin() {
  return (
    <span className="row row-center">
      <ButtonLink intent="primary" to={paths.createSurvey} text="Create your first survey" />
      <ButtonLink to={`${paths.createSurvey}?from=text`} text="Paste a text" />
      <ButtonLink to={`${paths.createSurvey}?from=sample`} text="Start from a sample" />
    </span>
  );
}

/** An owner's surveys, or all surveys for a super administrator (LIST-1 to LIST-16). */
export function SurveyList() {
  const { isAdmin } = useSession();
  const [changing, changeStatus] = useRowDialog<SurveySummary>();
  const columns = useMemo(() => surveyColumns({ isAdmin, changeStatus }), [isAdmin, changeStatus]);
  const address = useListAddress(columns, { statuses: surveyStatusSchema.options });
  const list = useSurveyList(address);

  return (
    <Page
      title="All Surveys"
      actions={
        !isAdmin && (
          <ButtonLink
            intent="primary"
            to={paths.createSurvey}
            icon={<Add />}
            text="Create Survey"
          />
        )
      }
    >
      <RecordList
        label="All Surveys"
        noun="surveys"
        empty="No results."
        firstStep={!isAdmin && <WaysToBegin />}
        columns={columns}
        address={address}
        {...list}
      />
      {changing && <ChangeSurveyStatus {...changing} />}
    </Page>
  );
}

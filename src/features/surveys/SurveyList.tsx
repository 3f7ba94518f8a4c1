import { Add } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useSurveyList, useUpdateSurveyStatusMutation } from '#api/surveyApi.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { type SurveySummary, surveyStatusSchema, surveyTitle } from '#domain/survey/survey.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ConfirmedChange } from '#ui/ConfirmedChange.tsx';
import { RecordList } from '#ui/list/RecordList.tsx';
import { useListAddress } from '#ui/list/useListAddress.ts';
import { type RowDialog, useRowDialog } from '#ui/list/useRowDialog.ts';
import { Page } from '#ui/page/Page.tsx';
import { surveyColumns } from './surveyColumns.tsx';

/**
 * Asks before a survey is closed or opened, then sends its new status (LIST-8 to LIST-10, LIST-15).
 */
function ChangeSurveyStatus({ row: survey, ...dialog }: RowDialog<SurveySummary>) {
  const [updateStatus] = useUpdateSurveyStatusMutation();
  const [from, to] =
    survey.status === 'Closed' ? (['Closed', 'Open'] as const) : (['Open', 'Closed'] as const);
  return (
    <ConfirmedChange
      title="Change Survey Status"
      subject={surveyTitle(survey)}
      question={`Are you sure you want to change the status of the survey from ${from} to ${to}?`}
      onConfirm={() => updateStatus({ id: survey.id, status: to })}
      success={{
        title: 'Success',
        description: `Survey ${to === 'Closed' ? 'closed' : 'opened'} successfully`,
      }}
      failure={{ title: 'Error', description: 'Failed to update survey status' }}
      {...dialog}
    />
  );
}

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

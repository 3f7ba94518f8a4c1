import { Callout } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSurveyList, useUpdateSurveyStatusMutation } from '#api/surveyApi.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { type SurveySummary, surveyStatusSchema, surveyTitle } from '#domain/survey/survey.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ConfirmedChange } from '#ui/ConfirmedChange.tsx';
import { isEmptyList } from '#ui/list/listContent.ts';
import { RecordList } from '#ui/list/RecordList.tsx';
import { useListParams } from '#ui/list/useListParams.ts';
import { type RowDialog, useRowDialog } from '#ui/list/useRowDialog.ts';
import { Page } from '#ui/page/Page.tsx';
import { surveyColumns } from './surveyColumns.tsx';

/** Asks, then closes or opens a survey (LIST-8 to LIST-10, LIST-15). */
function ChangeSurveyStatus({ row: survey, ...dialog }: RowDialog<SurveySummary>) {
  const [updateStatus] = useUpdateSurveyStatusMutation();
  const [oldStatus, newStatus] =
    survey.status === 'Closed' ? (['Closed', 'Open'] as const) : (['Open', 'Closed'] as const);
  return (
    <ConfirmedChange
      title="Change Survey Status"
      subject={surveyTitle(survey)}
      question={`Are you sure you want to change the status of the survey from ${oldStatus} to ${newStatus}?`}
      onConfirm={() => updateStatus({ id: survey.id, status: newStatus })}
      success={{
        title: 'Success',
        description: `Survey ${newStatus === 'Closed' ? 'closed' : 'opened'} successfully`,
      }}
      failure={{ title: 'Error', description: 'Failed to update survey status' }}
      {...dialog}
    />
  );
}

const waysToBegin = [
  {
    name: 'From nothing',
    description: 'Write a title, then one question after another.',
    link: { to: paths.createSurvey, text: 'Create your first survey', intent: 'primary' },
  },
  {
    name: 'From a text',
    description: 'Paste questions that you have written elsewhere.',
    link: { to: `${paths.createSurvey}?from=text`, text: 'Paste questions' },
  },
  {
    name: 'From a sample',
    description: 'Change a finished survey until it is yours.',
    link: { to: `${paths.createSurvey}?from=sample`, text: 'Start from a sample' },
  },
] as const;

/** Three ways to begin, for an owner without surveys (LIST-17). */
const WaysToBegin = () => (
  <>
    <p>Your surveys are listed here. Begin in one of three ways.</p>
    <ul className="ways-to-begin">
      {waysToBegin.map(({ name, description, link }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{description}</p>
          <ButtonLink {...link} />
        </li>
      ))}
    </ul>
  </>
);

/** The next step after a survey was published. It is shown once, also if the page is reloaded. */
function NextStep() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isPublished = (state as { isPublished?: boolean } | null)?.isPublished === true;
  const [isShown] = useState(isPublished);
  useEffect(() => {
    if (isPublished) navigate('.', { replace: true, state: null });
  }, [isPublished, navigate]);
  return (
    isShown && (
      <Callout role="status">
        Your survey is open. <Link to={paths.agents}>Add agents</Link> to collect responses.
      </Callout>
    )
  );
}

/** An owner's surveys, or all surveys for a super administrator (LIST-1 to LIST-16). */
export function SurveyList() {
  const { isAdmin } = useSession();
  const [changing, changeStatus] = useRowDialog<SurveySummary>();
  const columns = useMemo(() => surveyColumns({ isAdmin, changeStatus }), [isAdmin, changeStatus]);
  const listParams = useListParams(columns, { statuses: surveyStatusSchema.options });
  const list = useSurveyList(listParams);
  // An empty list leads with its own button.
  const isEmpty = isEmptyList(listParams, list.page);

  return (
    <Page
      title="All Surveys"
      actions={
        !isAdmin && (
          <ButtonLink
            intent={isEmpty ? 'none' : 'primary'}
            to={paths.createSurvey}
            icon={<Plus />}
            text="Create Survey"
          />
        )
      }
    >
      <NextStep />
      <RecordList
        label="All Surveys"
        itemName="surveys"
        empty="No results."
        firstStep={!isAdmin && <WaysToBegin />}
        columns={columns}
        listParams={listParams}
        {...list}
        defaultSort={{ column: 'modified', isDescending: true }}
      />
      {changing && <ChangeSurveyStatus {...changing} />}
    </Page>
  );
}

import { useUpdateSurveyStatusMutation } from '#api/surveyApi.ts';
import { type SurveySummary, surveyTitle } from '#domain/survey/survey.ts';
import { ConfirmedChange } from '#ui/ConfirmedChange.tsx';
import type { RowDialog } from '#ui/list/useRowDialog.ts';

/**
 * Asks before a survey is closed or opened, then sends its new status (LIST-8 to LIST-10, LIST-15).
 */
export function ChangeSurveyStatus({ row: survey, ...dialog }: RowDialog<SurveySummary>) {
  const [updateStatus] = useUpdateSurveyStatusMutation();
  const [from, to] =
    survey.status === 'Closed' ? (['Closed', 'Open'] as const) : (['Open', 'Closed'] as const);
  return (
    <ConfirmedChange
      title="Change Survey Status"
      subject={surveyTitle(survey)}
      question={`Are you sure you want to change the status of the survey from ${from} to ${to}?`}
      onConfirm={() => updateStatus({ id: survey.id, status: to })}
      success={`Survey ${to === 'Closed' ? 'closed' : 'opened'} successfully`}
      failure="Failed to update survey status"
      {...dialog}
    />
  );
}

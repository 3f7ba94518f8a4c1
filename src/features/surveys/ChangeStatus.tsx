import { useUpdateSurveyStatusMutation } from '#api/surveyApi.ts';
import type { SurveySummary } from '#domain/survey/survey.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useDismissFailure, useToast } from '#ui/toast/useToast.ts';

interface ChangeStatusProps {
  survey: SurveySummary;
  opener: HTMLElement | null;
  onDone: () => void;
}

/** Asks before a survey is closed or opened, then sends its new status (LIST-8 to LIST-10, LIST-15). */
export function ChangeStatus({ survey, opener, onDone }: ChangeStatusProps) {
  const [updateStatus, { isLoading }] = useUpdateSurveyStatusMutation();
  const showToast = useToast();
  const dismissFailure = useDismissFailure();
  const [from, to] =
    survey.status === 'Closed' ? (['Closed', 'Open'] as const) : (['Open', 'Closed'] as const);

  const confirm = async () => {
    dismissFailure();
    const { error } = await updateStatus({ id: survey.id, status: to });
    showToast(
      error
        ? { intent: 'failure', title: 'Error', description: 'Failed to update survey status' }
        : {
            intent: 'success',
            title: 'Success',
            description: `Survey ${to === 'Closed' ? 'closed' : 'opened'} successfully`,
          },
    );
    onDone();
  };

  return (
    <ConfirmDialog
      title="Change Survey Status"
      subject={surveyTitle(survey)}
      question={`Are you sure you want to change the status of the survey from ${from} to ${to}?`}
      busy={isLoading}
      returnTo={opener}
      onConfirm={confirm}
      onCancel={onDone}
    />
  );
}

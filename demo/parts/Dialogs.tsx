import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyzedResponse, SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ConfirmedChange } from '#ui/ConfirmedChange.tsx';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { ResponsePanel } from '#ui/response/ResponsePanel.tsx';
import { type Toast, useToast } from '#ui/toast/useToast.ts';
import { Part, State } from './Part.tsx';

type Opened = 'asking' | 'busy' | 'cancel' | 'change' | 'response' | 'loading response';

const response: AnalyzedResponse = {
  id: 1,
  surveyorName: 'Ada King',
  user: null,
  lat: '48.85',
  long: '2.35',
  createdAt: '2026-03-02T09:00:00Z',
  completionPercentage: 50,
  timeSpent: 300,
  answers: [{ questionId: 1, values: ['On foot', 'Others: By balloon'] }],
};

const analysis: SurveyAnalysis = {
  id: 1,
  title: 'Market day shoppers',
  status: 'Open',
  user: null,
  averageTimeSpent: 300,
  averageCompletionRate: 50,
  questions: [
    { id: 1, text: 'How did you get here?', type: 'multiple', responseCount: 1 },
    { id: 2, text: 'Anything else?', type: 'text', responseCount: 0 },
  ],
  responses: [response],
};

/** Each state of a dialog: its button's text, and the dialog. */
const openers: { part: string; states: [state: string, text: string, kind: Opened][] }[] = [
  {
    part: 'ConfirmDialog',
    states: [
      ['asking', 'A question', 'asking'],
      ['busy', 'A question that is being answered', 'busy'],
      ['confirming loses something', 'A question that begins on Cancel', 'cancel'],
    ],
  },
  {
    part: 'ResponsePanel',
    states: [
      ['with an unanswered question', 'A response', 'response'],
      ['loading', 'A response that loads', 'loading response'],
    ],
  },
  { part: 'ConfirmedChange', states: [['carried out, and said so', 'A change', 'change']] },
];

const toasts: { state: string; opener: string; toast: Toast }[] = [
  {
    state: 'success',
    opener: 'Toast of a success',
    toast: {
      intent: 'success',
      title: 'Login successful',
      description: 'You have successfully logged in',
    },
  },
  {
    state: 'failure',
    opener: 'Toast of a failure',
    toast: {
      intent: 'failure',
      title: 'Failed to send email',
      description: 'Please try again later.',
    },
  },
  {
    state: 'with an offer',
    opener: 'Toast with an offer',
    toast: {
      intent: 'success',
      title: 'Q2 was removed',
      action: { text: 'Undo', onPress: () => undefined },
    },
  },
];

/** Dialogs and menus, each opened by its button. */
export function Dialogs() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isGuarded, setGuarded] = useState(false);
  const showToast = useToast();
  const close = () => setOpened(null);
  const question = {
    title: 'Close survey',
    subject: 'Market day shoppers',
    question: 'Close this survey?',
    onConfirm: close,
    onCancel: close,
  };
  return (
    <>
      {openers.map(({ part, states }) => (
        <Part key={part} name={part}>
          {states.map(([state, text, kind]) => (
            <State key={kind} name={state}>
              <Button text={text} onClick={() => setOpened(kind)} />
            </State>
          ))}
        </Part>
      ))}
      <Part name="LeaveGuard">
        <State name={isGuarded ? 'guards this page' : 'lets go'}>
          <Button text="Guard" active={isGuarded} onClick={() => setGuarded(!isGuarded)} />{' '}
          <Link to="/elsewhere">Leave</Link>
        </State>
      </Part>
      <Part name="ToastProvider">
        {toasts.map(({ state, opener, toast }) => (
          <State key={state} name={state}>
            <Button text={opener} onClick={() => showToast(toast)} />
          </State>
        ))}
      </Part>
      {(opened === 'asking' || opened === 'busy') && (
        <ConfirmDialog {...question} busy={opened === 'busy'} />
      )}
      {(opened === 'response' || opened === 'loading response') && (
        <ResponsePanel
          analysis={opened === 'response' ? analysis : undefined}
          response={opened === 'response' ? response : undefined}
          error={undefined}
          isTrying={false}
          onRetry={() => undefined}
          onClose={close}
          onPrevious={undefined}
          onNext={() => undefined}
        />
      )}
      {opened === 'cancel' && (
        <ConfirmDialog
          {...question}
          title="Leave without saving?"
          question="What you typed is not saved and will be lost."
          confirmText="Leave"
          cancelText="Stay"
          beginsWith="cancel"
          busy={false}
        />
      )}
      {opened === 'change' && (
        <ConfirmedChange
          title={question.title}
          question={question.question}
          onConfirm={async () => ({})}
          success="Survey closed successfully"
          failure="Failed to update survey status"
          opener={null}
          onDone={close}
        />
      )}
      <LeaveGuard
        question={isGuarded ? 'What you typed is not saved and will be lost.' : null}
        holdsTab={false}
        onLeave={() => setGuarded(false)}
      />
    </>
  );
}

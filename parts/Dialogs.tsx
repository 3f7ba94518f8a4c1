import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ConfirmedChange } from '#ui/ConfirmedChange.tsx';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { Part, State } from './Part.tsx';

type Opened = 'asking' | 'busy' | 'cancel' | 'change' | null;

/** What lies over a screen: each is opened by its button. */
export function Dialogs() {
  const [opened, setOpened] = useState<Opened>(null);
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
      <Part name="ConfirmDialog">
        <State name="asking">
          <Button text="A question" onClick={() => setOpened('asking')} />
        </State>
        <State name="busy">
          <Button text="A question that is being answered" onClick={() => setOpened('busy')} />
        </State>
        <State name="confirming loses something">
          <Button text="A question that begins on Cancel" onClick={() => setOpened('cancel')} />
        </State>
      </Part>
      <Part name="ConfirmedChange">
        <State name="carried out, and said so">
          <Button text="A change" onClick={() => setOpened('change')} />
        </State>
      </Part>
      <Part name="LeaveGuard">
        <State name={isGuarded ? 'guards this page' : 'lets go'}>
          <Button text="Guard" active={isGuarded} onClick={() => setGuarded(!isGuarded)} />{' '}
          <Link to="/elsewhere">Leave</Link>
        </State>
      </Part>
      <Part name="ToastProvider">
        <State name="success">
          <Button
            text="Toast of a success"
            onClick={() =>
              showToast({
                intent: 'success',
                title: 'Login successful',
                description: 'You have successfully logged in',
              })
            }
          />
        </State>
        <State name="failure">
          <Button
            text="Toast of a failure"
            onClick={() =>
              showToast({
                intent: 'failure',
                title: 'Failed to send email',
                description: 'Please try again later.',
              })
            }
          />
        </State>
        <State name="with an offer">
          <Button
            text="Toast with an offer"
            onClick={() =>
              showToast({
                intent: 'success',
                title: 'Q2 was removed',
                action: { text: 'Undo', onPress: () => undefined },
              })
            }
          />
        </State>
      </Part>
      {(opened === 'asking' || opened === 'busy') && (
        <ConfirmDialog {...question} busy={opened === 'busy'} />
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

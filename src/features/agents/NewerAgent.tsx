import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { EditAgentForm } from '#domain/agent/agentForm.ts';
import { Button } from '#ui/Button.tsx';

interface NewerAgentProps {
  /** The version that somebody else saved. */
  theirs: EditAgentForm;
  /** It stopped an update; "Keep mine" continues that update. */
  isStopped: boolean;
  /** From here on the newer version counts as known. */
  onDecided: () => void;
}

/** Shown when somebody saved the agent meanwhile: the owner chooses a version (AGENT-FORM-12). */
export function NewerAgent({ theirs, isStopped, onDecided }: NewerAgentProps) {
  const form = useForm<EditAgentForm>();
  const root = useRef<HTMLDivElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const goOn = (isUpdate: boolean) => {
    const around = root.current?.closest('form');
    onDecided();
    if (isUpdate) around?.requestSubmit();
    else around?.querySelector('input')?.focus();
  };
  useEffect(() => {
    if (isStopped) take.current?.focus();
  }, [isStopped]);
  return (
    <div ref={root} className="row notice" role="status">
      <p>
        This agent was saved somewhere else after you opened it. Updating would replace what was
        saved there.{isStopped && ' “Keep mine” updates it now.'}
      </p>
      <p className="row row-below">
        <Button
          ref={take}
          text="Take theirs"
          onClick={() => {
            form.initialize(theirs);
            goOn(false);
          }}
        />
        <Button text="Keep mine" onClick={() => goOn(isStopped)} />
      </p>
    </div>
  );
}

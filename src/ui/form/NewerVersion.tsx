import { useEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import { Notice } from './DraftNotices.tsx';

interface NewerVersionProps {
  /** "survey". */
  noun: string;
  /** It stopped an update; "Keep mine" continues that update. */
  isStopped: boolean;
  isBusy?: boolean;
  onTake: () => void;
  onKeep: () => void;
}

/** Shown when somebody saved the record meanwhile: the owner chooses a version (DRAFT-6). */
export function NewerVersion({ noun, isStopped, isBusy, onTake, onKeep }: NewerVersionProps) {
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isStopped) take.current?.focus();
  }, [isStopped]);
  return (
    <div role="status">
      <Notice
        text={`This ${noun} was saved somewhere else after you opened it. Updating would replace what was saved there.${isStopped ? ' “Keep mine” updates it now.' : ''}`}
      >
        <Button ref={take} text="Take theirs" disabled={isBusy ?? false} onClick={onTake} />
        <Button text="Keep mine" disabled={isBusy ?? false} onClick={onKeep} />
      </Notice>
    </div>
  );
}

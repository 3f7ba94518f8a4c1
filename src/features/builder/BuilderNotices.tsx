import { Button } from '@blueprintjs/core';
import type { KeptDraft } from './keptDraft.ts';

interface BuilderNoticesProps {
  found: KeptDraft | null;
  /** While the survey is sent nothing is restored or discarded. */
  isBusy: boolean;
  onRestore: () => void;
  onDiscard: () => void;
  isOpenElsewhere: boolean;
  canKeep: boolean;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function when(isoDate: string): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? 'an earlier visit' : dateFormat.format(date);
}

/** What an owner should know before going on: unsaved work, another tab, storage that does not work. */
export function BuilderNotices({
  found,
  isBusy,
  onRestore,
  onDiscard,
  isOpenElsewhere,
  canKeep,
}: BuilderNoticesProps) {
  return (
    <div className="notices" role="status">
      {found && (
        <div className="notice">
          <p>{`Unsaved work of ${when(found.keptAt)} was found. A logo has to be chosen again.`}</p>
          <Button text="Restore" intent="primary" disabled={isBusy} onClick={onRestore} />
          <Button text="Discard" disabled={isBusy} onClick={onDiscard} />
        </div>
      )}
      {isOpenElsewhere && (
        <div className="notice">
          <p>This survey is open in another tab too. What is saved last replaces the other.</p>
        </div>
      )}
      {!canKeep && (
        <div className="notice">
          <p>
            This browser cannot keep your unsaved work. Save before you close or reload the page.
          </p>
        </div>
      )}
    </div>
  );
}

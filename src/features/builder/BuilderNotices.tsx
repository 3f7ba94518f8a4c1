import type { ReactNode } from 'react';
import { isolated } from '#domain/field/visible.ts';
import { formatMoment } from '#domain/format/formatDate.ts';
import type { Kept } from '#storage/draftStorage.ts';
import type { Offer } from '#storage/useOfferedDrafts.ts';
import { Button } from '#ui/Button.tsx';
import { useRowFocus } from '#ui/list/useRowFocus.ts';

interface BuilderNoticesProps {
  offers: Offer[];
  /** Nothing is restored or discarded while the survey is sent. */
  isBusy: boolean;
  onRestore: (work: Kept) => void;
  onDiscard: (work: Kept) => void;
  onBringBack: (work: Kept) => void;
  /** Somebody saved the survey meanwhile. */
  isNewer: boolean;
  onTakeNewer: () => void;
  /** It stopped an update; "Keep mine" continues that update. */
  isStopped: boolean;
  onKeepMine: () => void;
  /** The restored work started from an older version of the survey. */
  isOutdated: boolean;
  isOpenElsewhere: boolean;
  /** Why the requested draft could not be opened. */
  isMissing: 'elsewhere' | 'gone' | null;
  canKeep: boolean;
}

const missing = {
  elsewhere: 'Another tab is working on that draft. Go on there.',
  gone: 'That draft is no longer there: it was saved or discarded meanwhile.',
};

const Notice = ({ text, children }: { text: ReactNode; children?: ReactNode }) => (
  <div className="notice">
    <p>{text}</p>
    {children}
  </div>
);

/** Notices for the owner: unsaved work, other versions, broken storage. */
export function BuilderNotices({
  offers,
  isBusy,
  onRestore,
  onDiscard,
  onBringBack,
  isNewer,
  onTakeNewer,
  isStopped,
  onKeepMine,
  isOutdated,
  isOpenElsewhere,
  isMissing,
  canKeep,
}: BuilderNoticesProps) {
  // Another tab may discard work that is offered here.
  const rowFocus = useRowFocus<HTMLDivElement>();
  return (
    <div className="notices" role="status" {...rowFocus}>
      {isNewer && (
        <Notice
          text={`This survey was saved somewhere else after you opened it. Updating would replace what was saved there.${isStopped ? ' “Keep mine” updates it now.' : ''}`}
        >
          <Button
            text="Take over what was saved"
            data-focus="newer"
            disabled={isBusy}
            onClick={onTakeNewer}
          />
          <Button text="Keep mine" disabled={isBusy} onClick={onKeepMine} />
        </Notice>
      )}
      {offers.map(({ work, isDiscarded }) =>
        isDiscarded ? (
          <Notice key={work.id} text="The unsaved work was discarded.">
            <Button text="Undo discard" disabled={isBusy} onClick={() => onBringBack(work)} />
          </Notice>
        ) : (
          <Notice
            key={work.id}
            text={`Unsaved draft “${isolated(work.title)}”, ${formatMoment(work.keptAt) ?? 'from an earlier visit'}`}
          >
            <Button
              text="Restore"
              intent="primary"
              disabled={isBusy}
              onClick={() => onRestore(work)}
            />
            <Button text="Discard" disabled={isBusy} onClick={() => onDiscard(work)} />
          </Notice>
        ),
      )}
      {isMissing && <Notice text={missing[isMissing]} />}
      {isOutdated && (
        <Notice text="The survey was saved after this work was begun. Updating replaces what was saved." />
      )}
      {isOpenElsewhere && (
        <Notice text="This survey is open in another tab too. You are asked before what is saved there is replaced." />
      )}
      {!canKeep && (
        <Notice text="This browser cannot keep your unsaved work. Save before you close or reload the page." />
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { isolated } from '#domain/field/visible.ts';
import { formatMoment } from '#domain/format/dates.ts';
import type { StoredDraft } from '#storage/draftStore.ts';
import { Button } from '#ui/Button.tsx';
import { useRowFocus } from '#ui/list/useRowFocus.ts';
import type { useBuilderDrafts } from './editing/useBuilderDrafts.ts';

interface BuilderNoticesProps {
  unsaved: ReturnType<typeof useBuilderDrafts>;
  /** Nothing is restored or discarded while the survey is sent. */
  isBusy: boolean;
  /** Somebody saved the survey meanwhile. */
  isNewer: boolean;
  /** It stopped an update; "Keep mine" continues that update. */
  isStopped: boolean;
  /** The restored draft was begun from an older version of the survey. */
  isOutdated: boolean;
  isOpenElsewhere: boolean;
  onTakeNewer: () => void;
  onKeepMine: () => void;
  /** A draft was restored, discarded or brought back. */
  onChosen: () => void;
}

const missing = {
  elsewhere: 'Another tab is working on that draft. Go on there.',
  gone: 'That draft is no longer there: it was saved or discarded meanwhile.',
};

const Notice = ({ text, children }: { text: ReactNode; children?: ReactNode }) => (
  <div className="row notice">
    <p>{text}</p>
    {children}
  </div>
);

/** Notices for the owner: drafts, other versions, broken storage. */
export function BuilderNotices({
  unsaved,
  isBusy,
  isNewer,
  isStopped,
  isOutdated,
  isOpenElsewhere,
  onTakeNewer,
  onKeepMine,
  onChosen,
}: BuilderNoticesProps) {
  const { offers, isMissing, canKeep } = unsaved;
  const choose = (act: (draft: StoredDraft) => void, draft: StoredDraft) => () => {
    act(draft);
    onChosen();
  };
  // Another tab may discard a draft that is listed here.
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
      {offers.map(({ draft, isDiscarded }) =>
        isDiscarded ? (
          <Notice key={draft.id} text="The unsaved work was discarded.">
            <Button
              text="Undo discard"
              disabled={isBusy}
              onClick={choose(unsaved.bringBack, draft)}
            />
          </Notice>
        ) : (
          <Notice
            key={draft.id}
            text={`Unsaved draft “${isolated(draft.title)}”, ${formatMoment(draft.editedAt) ?? 'from an earlier visit'}`}
          >
            <Button
              text="Restore"
              intent="primary"
              disabled={isBusy}
              onClick={choose(unsaved.restore, draft)}
            />
            <Button text="Discard" disabled={isBusy} onClick={choose(unsaved.discard, draft)} />
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

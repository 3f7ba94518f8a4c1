import './unsaved-drafts.css';
import { useSession } from '#api/useSession.ts';
import { formatMoment } from '#domain/format/formatDate.ts';
import { useOfferedDrafts } from '#storage/useOfferedDrafts.ts';
import { addressOf } from '#storage/useWorkspace.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useRowFocus } from '#ui/list/useRowFocus.ts';

/**
 * The unsaved work above the survey list, if any (DRAFT-5, DRAFT-8). Discarded work can be restored
 * here.
 */
export function UnsavedDrafts() {
  const { userId } = useSession();
  const { offers, discard, bringBack } = useOfferedDrafts(userId);
  const rowFocus = useRowFocus<HTMLUListElement>();
  if (offers.length === 0) return null;

  return (
    <section className="card unsaved-drafts" aria-labelledby="unsaved-drafts">
      <h2 id="unsaved-drafts">Unsaved drafts</h2>
      <ul {...rowFocus}>
        {offers.map(({ work, isDiscarded }) => {
          const { id, title, kind, keptAt, note } = work;
          return (
            <li key={id}>
              <p>
                <b>
                  <bdi>{title}</bdi>
                </b>
                <span className="muted">
                  {isDiscarded ? 'Discarded' : `${kind}, ${formatMoment(keptAt) ?? 'N/A'}`}
                </span>
                {note && !isDiscarded && <span className="muted">{note}</span>}
              </p>
              <span className="unsaved-actions">
                {!isDiscarded && (
                  <ButtonLink
                    intent="primary"
                    to={addressOf(work)}
                    aria-label={`Continue ${title}`}
                    text="Continue"
                  />
                )}
                {/* One button for both actions, so that it keeps the focus. */}
                <Button
                  text={isDiscarded ? 'Undo' : 'Discard'}
                  aria-label={`${isDiscarded ? 'Undo discarding' : 'Discard'} ${title}`}
                  onClick={() => (isDiscarded ? bringBack : discard)(work)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

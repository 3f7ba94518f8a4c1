import { PersonText } from '#ui/PersonText.tsx';
import './unsaved-drafts.css';
import { useUserId } from '#api/useSession.ts';
import { formatMoment } from '#domain/format/dates.ts';
import type { DraftKind, StoredDraft } from '#storage/draftStore.ts';
import { useListedDrafts } from '#storage/useListedDrafts.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useRowFocus } from '#ui/list/useRowFocus.ts';

const kindNames: Record<DraftKind, string> = {
  newSurvey: 'New survey',
  survey: 'Changes to a survey',
  form: 'Typed and not saved',
  text: 'Typed and not saved',
};

/** The address that continues a draft. */
const addressOf = ({ id, path, kind }: StoredDraft) => {
  const isSurvey = kind === 'newSurvey' || kind === 'survey';
  return `${path}?${isSurvey ? 'draft' : 'text'}=${encodeURIComponent(id)}`;
};

/**
 * The drafts above the survey list, if any (DRAFT-5, DRAFT-8). A discarded one can be restored
 * here.
 */
export function UnsavedDrafts() {
  const userId = useUserId();
  const { listed, discard, bringBack } = useListedDrafts(userId);
  const rowFocus = useRowFocus<HTMLUListElement>();
  if (listed.length === 0) return null;

  return (
    <section className="card unsaved-drafts" aria-labelledby="unsaved-drafts">
      <h2 id="unsaved-drafts">Unsaved drafts</h2>
      <ul className="stack-close" {...rowFocus}>
        {listed.map(({ draft, isDiscarded }) => {
          const { id, title, kind, editedAt, note } = draft;
          return (
            <li key={id} className="row">
              <p>
                <b>
                  <PersonText text={title} />
                </b>
                <span className="muted">
                  {isDiscarded
                    ? 'Discarded'
                    : `${kindNames[kind]}, ${formatMoment(editedAt) ?? 'N/A'}`}
                </span>
                {note && !isDiscarded && <span className="muted">{note}</span>}
              </p>
              <span className="row">
                {!isDiscarded && (
                  <ButtonLink
                    intent="primary"
                    to={addressOf(draft)}
                    aria-label={`Continue ${title}`}
                    text="Continue"
                  />
                )}
                {/* One button for both actions, so that it keeps the focus. */}
                <Button
                  text={isDiscarded ? 'Undo' : 'Discard'}
                  aria-label={`${isDiscarded ? 'Undo discarding' : 'Discard'} ${title}`}
                  onClick={() => (isDiscarded ? bringBack : discard)(draft)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

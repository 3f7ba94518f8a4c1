import './unsaved-drafts.css';
import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { draftStore, type Unsaved } from '#api/draftStore.ts';
import { useSession } from '#api/useSession.ts';
import { formatMoment } from '#domain/format/formatDate.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import { useRowFocus } from '#ui/list/useRowFocus.ts';

const addressOf = ({ id, surveyId }: Unsaved) => {
  const path = surveyId === 'new' ? paths.createSurvey : pathTo(paths.editSurvey, surveyId);
  return `${path}?draft=${encodeURIComponent(id)}`;
};

/** A person's drafts that are not open in any tab, kept up to date across tabs. */
function useUnsavedDrafts(userId: number) {
  const [drafts, setDrafts] = useState<Unsaved[]>([]);
  /** What was begun to be read before the latest reading or change is old. */
  const latest = useRef(0);
  /** Ends when what was changed here is kept; what is read before that lacks it. */
  const kept = useRef(Promise.resolve());

  useEffect(() => {
    const load = async () => {
      latest.current += 1;
      const turn = latest.current;
      await kept.current;
      const all = await draftStore.list(userId);
      if (turn === latest.current) setDrafts(all);
    };
    void load();
    window.addEventListener('focus', load);
    const unsubscribe = draftStore.subscribe(load);
    return () => {
      latest.current += 1;
      window.removeEventListener('focus', load);
      unsubscribe();
    };
  }, [userId]);

  const discard = ({ id }: Unsaved) => {
    kept.current = kept.current.then(() => draftStore.discard(id));
  };
  const bringBack = (draft: Unsaved) => {
    latest.current += 1;
    // Before it is kept: the row stays in place, and has the focus.
    setDrafts((all) => [...all.filter(({ id }) => id !== draft.id), draft]);
    kept.current = kept.current.then(() => draftStore.discard(draft.id, null));
  };
  return { drafts, discard, bringBack };
}

/** The unsaved work on surveys, above their list, where there is any (DRAFT-5). What is discarded can be brought back here. */
export function UnsavedDrafts() {
  const { userId } = useSession();
  const { drafts, ...work } = useUnsavedDrafts(userId);
  const [discarded, setDiscarded] = useState<Unsaved[]>([]);
  const rowFocus = useRowFocus<HTMLUListElement>();
  const isDiscarded = ({ id }: Unsaved) => discarded.some((draft) => draft.id === id);
  const rows = [...drafts.filter((draft) => !isDiscarded(draft)), ...discarded].toSorted(
    (one, other) => other.keptAt.localeCompare(one.keptAt),
  );
  if (rows.length === 0) return null;

  const discard = (draft: Unsaved) => {
    setDiscarded([...discarded, draft]);
    work.discard(draft);
  };
  const bringBack = (draft: Unsaved) => {
    work.bringBack(draft);
    setDiscarded(discarded.filter(({ id }) => id !== draft.id));
  };

  return (
    <section className="card unsaved-drafts" aria-labelledby="unsaved-drafts">
      <h2 id="unsaved-drafts">Unsaved drafts</h2>
      <ul {...rowFocus}>
        {rows.map((draft) => {
          const title = surveyTitle(draft.form);
          return (
            <li key={draft.id}>
              <p>
                <b>{title}</b>
                <span className="muted">
                  {isDiscarded(draft)
                    ? 'Discarded'
                    : `${draft.surveyId === 'new' ? 'New survey' : 'Changes to a survey'}, ${formatMoment(draft.keptAt) ?? 'N/A'}`}
                </span>
              </p>
              <span className="unsaved-actions">
                {!isDiscarded(draft) && (
                  <Link
                    className="bp6-button bp6-intent-primary"
                    to={addressOf(draft)}
                    aria-label={`Continue ${title}`}
                  >
                    Continue
                  </Link>
                )}
                {/* One button for both, so that it keeps the focus. */}
                <Button
                  text={isDiscarded(draft) ? 'Undo' : 'Discard'}
                  aria-label={`${isDiscarded(draft) ? 'Undo discarding' : 'Discard'} ${title}`}
                  onClick={() => (isDiscarded(draft) ? bringBack(draft) : discard(draft))}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

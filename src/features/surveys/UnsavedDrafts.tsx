import './unsaved-drafts.css';
import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { Unsaved } from '#api/draftStore.ts';
import { useSession } from '#api/useSession.ts';
import { useUnsavedDrafts } from '#api/useUnsavedDrafts.ts';
import { formatMoment } from '#domain/format/formatDate.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import { useRowFocus } from '#ui/list/useRowFocus.ts';

const addressOf = ({ id, surveyId }: Unsaved) => {
  const path = surveyId === 'new' ? paths.createSurvey : pathTo(paths.editSurvey, surveyId);
  return `${path}?draft=${encodeURIComponent(id)}`;
};

/** The unsaved work on surveys, above their list, where there is any (DRAFT-5). What is discarded can be brought back here. */
export function UnsavedDrafts() {
  const { userId } = useSession();
  const { offers, discard, bringBack } = useUnsavedDrafts(userId);
  const rowFocus = useRowFocus<HTMLUListElement>();
  if (offers.length === 0) return null;

  return (
    <section className="card unsaved-drafts" aria-labelledby="unsaved-drafts">
      <h2 id="unsaved-drafts">Unsaved drafts</h2>
      <ul {...rowFocus}>
        {offers.map(({ work, isDiscarded }) => {
          const title = surveyTitle(work.form);
          return (
            <li key={work.id}>
              <p>
                <b>{title}</b>
                <span className="muted">
                  {isDiscarded
                    ? 'Discarded'
                    : `${work.surveyId === 'new' ? 'New survey' : 'Changes to a survey'}, ${formatMoment(work.keptAt) ?? 'N/A'}`}
                </span>
              </p>
              <span className="unsaved-actions">
                {!isDiscarded && (
                  <Link
                    className="bp6-button bp6-intent-primary"
                    to={addressOf(work)}
                    aria-label={`Continue ${title}`}
                  >
                    Continue
                  </Link>
                )}
                {/* One button for both, so that it keeps the focus. */}
                <Button
                  text={isDiscarded ? 'Undo' : 'Discard'}
                  aria-label={`${isDiscarded ? 'Undo discarding' : 'Discard'} ${title}`}
                  onClick={() => (isDiscarded ? bringBack(work) : discard(work))}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

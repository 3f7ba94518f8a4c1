import './unsaved-drafts.css';
import { Button } from '@blueprintjs/core';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { formatMoment } from '#domain/format/formatDate.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import { type KeptForm, keptForms } from '#storage/keptForms.ts';
import { type Offer, useUnsavedDrafts } from '#storage/useUnsavedDrafts.ts';
import { useRowFocus } from '#ui/list/useRowFocus.ts';

/** One piece of unsaved work, of whatever kind. */
interface Row {
  key: string;
  title: string;
  kind: string;
  keptAt: string;
  /** What continuing it cannot bring back. */
  note?: string;
  to: string;
  isDiscarded: boolean;
  discard: () => void;
  bringBack: () => void;
}

function surveyAddress({ id, surveyId }: Offer['work']) {
  const path = surveyId === 'new' ? paths.createSurvey : pathTo(paths.editSurvey, surveyId);
  return `${path}?draft=${encodeURIComponent(id)}`;
}

function useSurveyRows(userId: number): Row[] {
  const { offers, discard, bringBack } = useUnsavedDrafts(userId);
  return offers.map(({ work, isDiscarded }) => ({
    key: work.id,
    title: surveyTitle(work.form),
    kind: work.surveyId === 'new' ? 'New survey' : 'Changes to a survey',
    keptAt: work.keptAt,
    to: surveyAddress(work),
    isDiscarded,
    discard: () => discard(work),
    bringBack: () => bringBack(work),
  }));
}

/** The forms of agents and the profile that this tab keeps (DRAFT-8). */
function useFormRows(userId: number): Row[] {
  const kept = useSyncExternalStore(keptForms.subscribe, () => keptForms.all());
  const [discarded, setDiscarded] = useState<KeptForm[]>([]);
  const isOwn = ({ key }: KeptForm) => key.startsWith(`${userId}/`);
  const gone = discarded.filter(({ key }) => !kept.some((form) => form.key === key));
  return [...kept, ...gone].filter(isOwn).map((form) => ({
    key: form.key,
    title: form.title,
    kind: 'Typed and not saved',
    keptAt: form.keptAt,
    ...(form.isPartial && { note: 'Passwords and pictures are not kept.' }),
    to: form.path,
    isDiscarded: gone.includes(form),
    discard: () => {
      setDiscarded([...gone, form]);
      keptForms.drop(form.key);
    },
    bringBack: () => keptForms.write(form),
  }));
}

/** The unsaved work, above the list of surveys, where there is any (DRAFT-5, DRAFT-8). What is discarded can be brought back here. */
export function UnsavedDrafts() {
  const { userId } = useSession();
  const rows = [...useSurveyRows(userId), ...useFormRows(userId)].toSorted((one, other) =>
    other.keptAt.localeCompare(one.keptAt),
  );
  const rowFocus = useRowFocus<HTMLUListElement>();
  if (rows.length === 0) return null;

  return (
    <section className="card unsaved-drafts" aria-labelledby="unsaved-drafts">
      <h2 id="unsaved-drafts">Unsaved drafts</h2>
      <ul {...rowFocus}>
        {rows.map(({ key, title, kind, keptAt, note, to, isDiscarded, discard, bringBack }) => (
          <li key={key}>
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
                <Link
                  className="bp6-button bp6-intent-primary"
                  to={to}
                  aria-label={`Continue ${title}`}
                >
                  Continue
                </Link>
              )}
              {/* One button for both, so that it keeps the focus. */}
              <Button
                text={isDiscarded ? 'Undo' : 'Discard'}
                aria-label={`${isDiscarded ? 'Undo discarding' : 'Discard'} ${title}`}
                onClick={isDiscarded ? bringBack : discard}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router-dom';
import type { SurveySummary } from '#domain/survey/survey.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import { MailLink } from '#ui/list/contactLinks.tsx';
import type { Column } from '#ui/list/DataTable.tsx';
import { StatusBadge } from '#ui/list/StatusBadge.tsx';

/**
 * The first columns of every survey list (LIST-1, LIST-2, ANALYZE-2): the owner for super
 * administrators alone.
 */
export function leadingSurveyColumns(
  isAdmin: boolean,
  /** The title's link, in a list without a button for it. */
  addressOf?: (survey: SurveySummary) => string,
): Column<SurveySummary>[] {
  return [
    {
      header: 'Status',
      order: ({ status }) => status,
      cell: ({ status }) => <StatusBadge status={status} outlined={status === 'Closed'} />,
    },
    {
      header: 'Title',
      isHeading: true as const,
      text: surveyTitle,
      order: surveyTitle,
      cell: (survey) => (
        <span className="cell-title">
          {addressOf ? (
            <Link to={addressOf(survey)}>{surveyTitle(survey)}</Link>
          ) : (
            surveyTitle(survey)
          )}
        </span>
      ),
    },
    ...(isAdmin
      ? [
          {
            header: 'User',
            cell: ({ user }: SurveySummary) => user && <MailLink address={user.email} />,
            text: ({ user }: SurveySummary) => user?.email ?? '',
            order: ({ user }: SurveySummary) => user?.email,
          },
        ]
      : []),
  ];
}

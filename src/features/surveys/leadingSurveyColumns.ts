import { formatCount } from '#domain/format/figures.ts';
import { type SurveySummary, surveyTitle } from '#domain/survey/survey.ts';
import type { CellDecoration, Column } from '#ui/list/Cell.tsx';
import { mailTo } from '#ui/list/contactLinks.ts';

/** The first columns of survey lists (LIST-1, LIST-2, ANALYZE-2). */
export function leadingSurveyColumns(
  isAdmin: boolean,
  /** The title's link, in a list without a button for it. */
  titleWithin: (survey: SurveySummary) => CellDecoration = () => ({}),
): Column<SurveySummary>[] {
  const owner: Column<SurveySummary> = {
    id: 'user',
    width: 240,
    narrowWidth: 136,
    className: 'one-line',
    header: 'User',
    isSearched: true,
    text: ({ user }) => user?.email ?? '',
    sortValue: ({ user }) => user?.email,
    decorate: ({ user }) => (user ? { href: mailTo(user.email) } : {}),
  };
  return [
    {
      id: 'status',
      width: 112,
      narrowWidth: 88,
      header: 'Status',
      text: ({ status }) => status,
      sortValue: ({ status }) => status,
      decorate: ({ status }) => ({ badge: status === 'Closed' ? 'outlined' : 'filled' }),
    },
    {
      id: 'title',
      narrowWidth: 136,
      header: 'Title',
      isHeading: true,
      isSearched: true,
      text: surveyTitle,
      sortValue: surveyTitle,
      decorate: titleWithin,
    },
    ...(isAdmin ? [owner] : []),
  ];
}

/** The number of responses (LIST-1, ANALYZE-2). */
export const responsesColumn: Column<SurveySummary> = {
  id: 'responses',
  width: 144,
  narrowWidth: 120,
  header: 'Responses',
  className: 'nowrap',
  align: 'right',
  text: ({ responseCount }) => `${formatCount(responseCount)} responses`,
  sortValue: ({ responseCount }) => responseCount,
};

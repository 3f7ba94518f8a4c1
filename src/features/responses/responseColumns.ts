import { formatShortDate, parseTime } from '#domain/format/dates.ts';
import { formatDuration, formatPercent } from '#domain/format/figures.ts';
import { knownName, type Response, responseName } from '#domain/response/response.ts';
import type { Column } from '#ui/list/Cell.tsx';
import type { OpenResponseLink } from '#ui/response/useOpenResponse.ts';

/** The response list's columns (RESPONSES-2, RESPONSES-3). A name links if the survey is known. */
export const responseColumns = (linkTo: OpenResponseLink): Column<Response>[] => [
  {
    id: 'name',
    header: 'Name',
    isHeading: true,
    isSearched: true,
    text: responseName,
    sortValue: knownName,
    decorate: ({ id, survey }) =>
      survey?.id ? { link: { className: 'row-link', ...linkTo({ id, surveyId: survey.id }) } } : {},
  },
  {
    id: 'survey',
    header: 'Survey',
    isSearched: true,
    text: ({ survey }) => survey?.title ?? '',
    sortValue: ({ survey }) => survey?.title,
    hiddenOnSmallScreens: true,
  },
  {
    id: 'time',
    width: 144,
    narrowWidth: 120,
    header: 'Time Spent',
    align: 'right',
    isSearched: true,
    text: ({ timeSpent }) => formatDuration(timeSpent),
    sortValue: ({ timeSpent }) => timeSpent,
    hiddenOnSmallScreens: true,
  },
  {
    id: 'completion',
    width: 128,
    narrowWidth: 112,
    header: 'Completion %',
    align: 'right',
    unit: ' complete',
    isSearched: true,
    text: ({ completionPercentage }) => formatPercent(completionPercentage),
    sortValue: ({ completionPercentage }) => completionPercentage,
  },
  {
    id: 'created',
    width: 160,
    narrowWidth: 120,
    isInCardHeading: true,
    header: 'Created at',
    isSearched: true,
    text: ({ createdAt }) => formatShortDate(createdAt),
    sortValue: ({ createdAt }) => parseTime(createdAt),
  },
];

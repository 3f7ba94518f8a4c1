import { Link } from 'react-router-dom';
import { formatShortDate } from '#domain/format/formatDate.ts';
import { formatDuration } from '#domain/format/formatDuration.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import type { Response } from '#domain/response/response.ts';
import { responseName } from '#domain/response/responseName.ts';
import type { Column } from '#ui/list/DataTable.tsx';
import { useOpenResponse } from '#ui/response/useOpenResponse.ts';

/** The respondent's name, a link to the response if the survey is known. */
function ResponseName({ response }: { response: Response }) {
  const { linkTo } = useOpenResponse();
  const name = responseName(response);
  const surveyId = response.survey?.id;
  if (!surveyId) return name;
  return (
    <Link className="row-link" {...linkTo({ id: response.id, surveyId })}>
      {name}
    </Link>
  );
}

/** The columns of the response list (RESPONSES-2); Survey and Time Spent are hidden on small screens (RESPONSES-3). */
export const responseColumns: Column<Response>[] = [
  {
    header: 'Name',
    isHeading: true,
    cell: (response) => <ResponseName response={response} />,
    text: responseName,
    order: responseName,
  },
  {
    header: 'Survey',
    cell: ({ survey }) => survey?.title ?? '',
    text: ({ survey }) => survey?.title ?? '',
    order: ({ survey }) => survey?.title,
    wideOnly: true,
  },
  {
    header: 'Time Spent',
    cell: ({ timeSpent }) => formatDuration(timeSpent),
    text: ({ timeSpent }) => formatDuration(timeSpent),
    order: ({ timeSpent }) => timeSpent,
    wideOnly: true,
  },
  {
    header: 'Completion %',
    unit: ' complete',
    cell: ({ completionPercentage }) => formatPercent(completionPercentage),
    text: ({ completionPercentage }) => formatPercent(completionPercentage),
    order: ({ completionPercentage }) => completionPercentage,
  },
  {
    header: 'Created at',
    cell: ({ createdAt }) => formatShortDate(createdAt),
    text: ({ createdAt }) => formatShortDate(createdAt),
    order: ({ createdAt }) => createdAt,
  },
];

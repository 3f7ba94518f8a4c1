import type { OptionSummary, QuestionSummary } from '#domain/analysis.ts';
import { formatPercent } from '#domain/formatPercent.ts';
import { BarChart } from '#ui/BarChart.tsx';
import { type Column, DataTable } from '#ui/DataTable.tsx';

type Row = OptionSummary & { place: number };

const columns = (type: string): Column<Row>[] => [
  {
    header: 'Answer choices',
    cell: ({ text, isActive }) => (isActive === false ? <s>{text}</s> : text),
  },
  ...(type === 'multiple'
    ? [
        {
          header: '% of Selections',
          align: 'right' as const,
          cell: ({ selectionPercentage }: Row) => formatPercent(selectionPercentage),
        },
      ]
    : []),
  {
    header: '% of Respondents',
    align: 'right',
    cell: ({ responsePercentage }) => formatPercent(responsePercentage),
  },
  {
    header: 'Response Count',
    align: 'right',
    cell: ({ responseCount }) => responseCount ?? 0,
  },
];

/** The choices of a question: a bar for each, and the table with its figures (section 2). */
export function ChoiceSummary({ question, number }: { question: QuestionSummary; number: number }) {
  const rows = (question.options ?? []).map((option, place) => ({ ...option, place }));
  if (rows.length === 0) return <p>No options found</p>;
  return (
    <>
      <BarChart
        label={`Responses to Q${number}`}
        bars={rows.map(({ place, text, responseCount, responsePercentage }) => ({
          key: place,
          label: text,
          value: responseCount ?? 0,
          title: `${responseCount ?? 0} responses, ${formatPercent(responsePercentage)}`,
        }))}
      />
      <DataTable
        label={`Figures of Q${number}`}
        columns={columns(question.type)}
        rows={rows}
        rowKey={({ place }) => place}
        empty="No options found"
      />
    </>
  );
}

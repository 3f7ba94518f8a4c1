import { useRef } from 'react';
import type { OptionSummary, QuestionSummary } from '#domain/analysis/analysis.ts';
import { optionFigures, type ShownPercentage } from '#domain/analysis/optionFigures.ts';
import { isolated, shortened } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/formatCount.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { limits } from '#domain/limits.ts';
import { isMultiple } from '#domain/survey/question.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { type Column, DataTable } from '#ui/list/DataTable.tsx';
import { Answers } from './Answers.tsx';
import { SaveButtons } from './SaveButtons.tsx';

/** A percentage that says on hover and focus what it is a part of, and in place when the counts contradict it. */
function Percentage({ value, partOf, contradictedBy }: ShownPercentage) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it is a part of is to be reached by keyboard too */}
      <span className="percentage" tabIndex={0} title={partOf ?? 'The counts are not known'}>
        {formatPercent(value)}
      </span>
      {contradictedBy !== null && (
        <span className="contradiction">{`The counts say ${formatPercent(contradictedBy)}`}</span>
      )}
    </>
  );
}

type Row = OptionSummary & { place: number; figures: ReturnType<typeof optionFigures> };

const formatOrNone = (count: number | null | undefined) =>
  typeof count === 'number' ? formatCount(count) : 'N/A';

const columns = (isSeveral: boolean): Column<Row>[] => [
  {
    header: 'Answer choices',
    cell: ({ text, isActive }) => (
      <span className="cell-title">
        {isActive === false ? <s>{shortened(text)}</s> : shortened(text)}
      </span>
    ),
  },
  ...(isSeveral
    ? [
        {
          header: '% of Selections',
          align: 'right' as const,
          cell: ({ figures }: Row) => <Percentage {...figures.selections} />,
        },
      ]
    : []),
  {
    header: '% of Respondents',
    align: 'right',
    cell: ({ figures }) => <Percentage {...figures.respondents} />,
  },
  {
    header: 'Response Count',
    align: 'right',
    cell: ({ responseCount }) => formatOrNone(responseCount),
  },
];

function toRecords(rows: Row[], isSeveral: boolean) {
  return rows.map(({ text, responseCount, figures }) => ({
    'Answer choices': text,
    ...(isSeveral && { '% of Selections': formatPercent(figures.selections.value) }),
    '% of Respondents': formatPercent(figures.respondents.value),
    'Response Count': responseCount ?? 'N/A',
  }));
}

interface ChoiceSummaryProps {
  /** The survey's title. */
  survey: string;
  question: QuestionSummary;
  number: number;
  /** Whether the most frequent comes first, instead of the survey's order. */
  isByCount: boolean;
}

/**
 * The choices of a question: a bar for each, and the table with its figures (REPORT-5 to REPORT-7). A choice that
 * was deactivated stays, struck through, while it has answers. What was written under "Others" is listed.
 */
export function ChoiceSummary({ survey, question, number, isByCount }: ChoiceSummaryProps) {
  const chart = useRef<HTMLDivElement>(null);
  const rows = (question.options ?? [])
    .filter(({ isActive, responseCount }) => isActive !== false || (responseCount ?? 0) > 0)
    .map((option, place) => ({ ...option, place, figures: optionFigures(option, question) }));
  if (isByCount) {
    rows.sort((one, other) => (other.responseCount ?? 0) - (one.responseCount ?? 0));
  }
  const others = question.answers ?? [];
  if (rows.length === 0) return <p>No options found</p>;
  return (
    <>
      <div ref={chart}>
        <BarChart
          label={`Responses to Q${number}`}
          bars={rows.slice(0, limits.shownRows).map(({ place, text, responseCount, figures }) => ({
            key: place,
            label: shortened(text),
            value: responseCount ?? 0,
            note: formatPercent(figures.respondents.value),
            title: `${figures.respondents.partOf ?? 'count not known'}, ${formatPercent(figures.respondents.value)}`,
          }))}
        />
      </div>
      <DataTable
        label={`Figures of Q${number}`}
        columns={columns(isMultiple(question))}
        rows={rows}
        rowKey={({ place }) => place}
        empty="No options found"
        keepsRows
      />
      {others.length > 0 && (
        <>
          <h3>Others</h3>
          <Answers name={`Q${number}`} answers={others} />
        </>
      )}
      <SaveButtons
        subject={survey}
        name={`Q${number}`}
        title={`Q${number}: ${isolated(shortened(question.text))}`}
        records={() => toRecords(rows, isMultiple(question))}
        chart={chart}
      />
    </>
  );
}

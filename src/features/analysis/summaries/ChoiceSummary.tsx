import { useRef } from 'react';
import type { OptionSummary } from '#domain/analysis/analysis.ts';
import { isDistinct } from '#domain/analysis/answerTable.ts';
import {
  choiceName,
  optionFigures,
  pointsBetween,
  type ShownPercentage,
} from '#domain/analysis/optionFigures.ts';
import { isolated, shortened } from '#domain/field/visible.ts';
import { formatCount, formatPercent } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { isMultiple } from '#domain/survey/question.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { SplitChart } from '#ui/chart/SplitChart.tsx';
import type { CsvTable } from '#ui/file/saveCsv.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { PersonText } from '#ui/PersonText.tsx';
import { SaveButtons } from '../files/SaveButtons.tsx';
import { type GroupFigure, groupFigures, groupFigureText } from '../filters/groupFigures.ts';
import { type Group, isFilterable } from '../filters/useReport.ts';
import { PrintedAnswers } from '../print/PrintedAnswers.tsx';
import { Answers } from './Answers.tsx';
import type { QuestionSummaryProps } from './QuestionSummaryProps.ts';

/**
 * A percentage with its denominator on hover and focus, and a visible note if the counts contradict
 * it.
 */
function Percentage({ value, partOf, contradictedBy }: ShownPercentage) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to read its denominator */}
      <span className="percentage" tabIndex={0} title={partOf ?? 'The counts are not known'}>
        {formatPercent(value)}
      </span>
      {contradictedBy !== null && (
        <span className="contradiction">{`The counts say ${formatPercent(contradictedBy)}`}</span>
      )}
    </>
  );
}

type Row = OptionSummary & {
  place: number;
  figures: ReturnType<typeof optionFigures>;
  /** The change of the percentage of respondents since the previous period; null if unknown. */
  points: number | null;
  groups: GroupFigure[];
};

/** A column of the table; its file has the text, or a number. */
type FigureColumn = Column<Row> & { file: (row: Row) => string | number };

interface TableOptions {
  isSeveral: boolean;
  /** The denominator of a count in a narrowed report. */
  of: number | null;
  isCompared: boolean;
  /** The compared groups. */
  groups: readonly Group[];
  /** Narrows the report to the people who took the choice. */
  filter: ((row: Row) => { isChosen: boolean; toggle: () => void }) | undefined;
  name: string;
}

/** The difference of two percentages in points: "+3.20". */
function formatPoints(points: number | null): string {
  if (points === null) return 'N/A';
  return `${points > 0 ? '+' : ''}${points.toFixed(2)}`;
}

const formatOrNone = (count: number | null | undefined) =>
  typeof count === 'number' ? formatCount(count) : 'N/A';

function choiceColumn({ filter, name }: TableOptions): FigureColumn {
  return {
    id: 'choice',
    header: 'Answer choices',
    file: choiceName,
    text: choiceName,
    within: (row) => {
      const { isChosen, toggle } = filter?.(row) ?? {};
      const title = isChosen ? 'Show everyone again' : `Only people who chose this in ${name}`;
      return {
        isStruck: row.isActive === false,
        ...(toggle && { toggle: { isPressed: isChosen ?? false, title, onClick: toggle } }),
      };
    },
  };
}

/** The share of each group with its counts: a comparison has no room for other figures. */
const groupColumns = (groups: readonly Group[]): FigureColumn[] =>
  groups.map(({ place, name }) => {
    const text = ({ groups: figures }: Row) => {
      const figure = figures.find((one) => one.place === place);
      return figure ? groupFigureText(figure) : 'N/A';
    };
    return {
      id: `group ${place}`,
      className: 'group-share',
      header: name,
      align: 'right',
      file: text,
      text,
    };
  });

const columns = (options: TableOptions): FigureColumn[] => {
  const { isSeveral, of, isCompared, groups } = options;
  if (groups.length > 0) return [choiceColumn(options), ...groupColumns(groups)];
  return [
    choiceColumn(options),
    ...(isSeveral
      ? [
          {
            id: 'selections',
            header: '% of Selections',
            align: 'right' as const,
            file: ({ figures }: Row) => formatPercent(figures.selections.value),
            cell: ({ figures }: Row) => <Percentage {...figures.selections} />,
          },
        ]
      : []),
    {
      id: 'respondents',
      header: '% of Respondents',
      align: 'right',
      file: ({ figures }) => formatPercent(figures.respondents.value),
      cell: ({ figures }) => <Percentage {...figures.respondents} />,
    },
    ...(isCompared
      ? [
          {
            id: 'change',
            className: 'nowrap',
            header: 'Change in points',
            align: 'right' as const,
            file: ({ points }: Row) => points ?? 'N/A',
            text: ({ points }: Row) => formatPoints(points),
          },
        ]
      : []),
    {
      id: 'count',
      className: 'nowrap',
      header: 'Response Count',
      align: 'right',
      file: ({ responseCount }) => responseCount ?? 'N/A',
      text: ({ responseCount }) =>
        of === null
          ? formatOrNone(responseCount)
          : `${formatOrNone(responseCount)} of ${formatCount(of)}`,
    },
  ];
};

const toTable = (rows: Row[], shown: FigureColumn[]): CsvTable => ({
  columns: shown.map(({ header }) => header),
  rows: rows.map((row) => shown.map(({ file }) => file(row))),
});

const noGroups: readonly Group[] = [];

/** Further groups are only in the table. */
const MOST_GROUPS = 12;
/** As many groups as fit the width of paper. */
const MOST_PRINTED_GROUPS = 4;

/** Parts of at most this many groups and of similar length; one empty part without groups. */
function inParts(groups: readonly Group[], most: number): (readonly Group[])[] {
  const parts = Math.max(1, Math.ceil(groups.length / most));
  const length = Math.ceil(groups.length / parts);
  return Array.from({ length: parts }, (_, at) => groups.slice(at * length, (at + 1) * length));
}

/**
 * The choices of a question: a bar each, and the table (REPORT-5 to REPORT-7). A deactivated choice
 * with answers stays, struck through. Texts under "Others" are listed.
 */
export function ChoiceSummary({ report, question, number, isPrinted }: QuestionSummaryProps) {
  const chart = useRef<HTMLDivElement>(null);
  const { whole, isByCount, isNarrowed, tellsAnswers, by, filters, toggle, previous } = report;
  const name = `Q${number}`;
  const isSeveral = isMultiple(question);
  // Choices keep their place under every filter.
  const ofAll = whole.questions[number - 1]?.options ?? [];
  const before = previous?.questions[number - 1];
  const isSplit = by !== undefined && by.id !== question.id && isFilterable(question);
  const groups = isSplit ? report.groups : noGroups;
  const rows: Row[] = (question.options ?? [])
    .map((option, place) => {
      const figures = optionFigures(option, question);
      const earlier = before?.options?.[place]?.responsePercentage;
      return {
        ...option,
        place,
        figures,
        points: pointsBetween(figures.respondents.value, earlier),
        groups: groupFigures(groups, question.id, place),
      };
    })
    .filter(({ isActive, place }) => isActive !== false || (ofAll[place]?.responseCount ?? 0) > 0);
  if (isByCount) {
    rows.sort((one, other) => (other.responseCount ?? 0) - (one.responseCount ?? 0));
  }
  const others = question.answers ?? [];
  if (rows.length === 0) return <p>No options found</p>;

  const filter =
    tellsAnswers && !isPrinted && isFilterable(question)
      ? ({ place }: Row) => ({
          isChosen: filters.some((one) => one.questionId === question.id && one.place === place),
          toggle: () => toggle({ questionId: question.id, place }),
        })
      : undefined;
  const isUnknown = isNarrowed && rows.every(({ responseCount }) => responseCount === null);
  const options = {
    isSeveral,
    of: isNarrowed ? (question.responseCount ?? null) : null,
    isCompared: before !== undefined,
    filter,
    name,
  };
  // Paper does not scroll.
  const groupsOfTables = isPrinted ? inParts(groups, MOST_PRINTED_GROUPS) : [groups];
  return (
    <>
      {isUnknown ? (
        <p className="notice">
          {isDistinct(question)
            ? 'Not known for these days: the server counts choices over all days only.'
            : 'Not known for these people: several choices have the same text.'}
        </p>
      ) : (
        <>
          {isSplit && (
            <p className="muted">
              {`Split by Q${whole.questions.indexOf(by) + 1}: `}
              <PersonText text={by.text} />
            </p>
          )}
          <div className="stack chart-and-table">
            <div ref={chart}>
              {isSplit ? (
                <SplitChart
                  label={`Responses to ${name} by Q${whole.questions.indexOf(by) + 1}`}
                  groups={groups.slice(0, MOST_GROUPS).map((group) => group.name)}
                  rows={rows.slice(0, limits.shownRows).map((row) => ({
                    key: row.place,
                    label: choiceName(row),
                    shares: row.groups.slice(0, MOST_GROUPS).map(({ share }) => share),
                  }))}
                />
              ) : (
                <BarChart
                  label={`Responses to ${name}`}
                  bars={rows.slice(0, limits.shownRows).map((row) => {
                    const { isChosen, toggle: onClick } = filter?.(row) ?? {};
                    return {
                      key: row.place,
                      label: choiceName(row),
                      value: row.responseCount ?? 0,
                      note: formatPercent(row.figures.respondents.value),
                      title: `${row.figures.respondents.partOf ?? 'count not known'}, ${formatPercent(row.figures.respondents.value)}`,
                      onClick,
                      isChosen: isChosen ?? false,
                    };
                  })}
                />
              )}
            </div>
            {groupsOfTables.map((shown) => (
              <DataTable
                key={shown[0]?.place ?? 'all'}
                label={`Figures of ${name}`}
                columns={columns({ ...options, groups: shown })}
                rows={rows}
                rowKey={({ place }) => place}
                empty="No options found"
                keepsRows
              />
            ))}
          </div>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>Others</h3>
          {isPrinted ? (
            <PrintedAnswers answers={others} />
          ) : (
            <Answers name={name} answers={others} />
          )}
        </>
      )}
      <SaveButtons
        report={report}
        name={name}
        title={`${name}: ${isolated(shortened(question.text))}`}
        table={() => toTable(rows, columns({ ...options, groups }))}
        {...(!isUnknown && { chart })}
      />
    </>
  );
}

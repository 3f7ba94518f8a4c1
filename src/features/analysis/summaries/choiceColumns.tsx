import type { OptionSummary } from '#domain/analysis/analysis.ts';
import {
  choiceName,
  type optionFigures,
  type ShownPercentage,
} from '#domain/analysis/optionFigures.ts';
import { formatCount, formatPercent } from '#domain/format/figures.ts';
import type { FileColumn } from '#domain/response/fileColumns.ts';
import type { CsvTable } from '#ui/file/saveCsv.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { type GroupFigure, groupFigureText } from '../filters/groupFigures.ts';
import type { Group } from '../filters/useReport.ts';

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

export type Row = OptionSummary & {
  index: number;
  figures: ReturnType<typeof optionFigures>;
  groups: GroupFigure[];
};

/** A column of the table, and its columns in a file: a group has one for each of its numbers. */
type FigureColumn = Column<Row> & { filed: readonly Filed[] };

type Filed = Pick<FileColumn<Row>, 'header' | 'cell'>;

/** A percentage for a file, with two decimals; null if it is unknown. */
const percentCell = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

interface TableOptions {
  isSeveral: boolean;
  /** The denominator of a count in a narrowed report. */
  of: number | null;
  /** The compared groups. */
  groups: readonly Group[];
  /** Narrows the report to the people who took the choice. */
  filter: ((row: Row) => { isChosen: boolean; toggle: () => void }) | undefined;
  name: string;
}

const formatOrNone = (count: number | null | undefined) =>
  typeof count === 'number' ? formatCount(count) : 'N/A';

function choiceColumn({ filter, name }: TableOptions): FigureColumn {
  return {
    id: 'choice',
    header: 'Answer choices',
    filed: [{ header: 'Answer choices', cell: choiceName }],
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
  groups.map(({ index, name }) => {
    const figureOf = ({ groups: figures }: Row) => figures.find((one) => one.index === index);
    return {
      id: `group ${index}`,
      className: 'group-share',
      header: name,
      align: 'right',
      filed: [
        { header: `${name}: %`, cell: (row) => percentCell(figureOf(row)?.share ?? null) },
        { header: `${name}: Response Count`, cell: (row) => figureOf(row)?.count ?? null },
        { header: `${name}: Of responses`, cell: (row) => figureOf(row)?.of ?? null },
      ],
      text: (row) => {
        const figure = figureOf(row);
        return figure ? groupFigureText(figure) : 'N/A';
      },
    };
  });

/** The columns of a question's choices: figures, or the share of each compared group. */
export const choiceColumns = (options: TableOptions): FigureColumn[] => {
  const { isSeveral, of, groups } = options;
  if (groups.length > 0) return [choiceColumn(options), ...groupColumns(groups)];
  return [
    choiceColumn(options),
    ...(isSeveral
      ? [
          {
            id: 'selections',
            header: '% of Selections',
            align: 'right' as const,
            filed: [
              {
                header: '% of Selections',
                cell: ({ figures }: Row) => formatPercent(figures.selections.value),
              },
            ],
            cell: ({ figures }: Row) => <Percentage {...figures.selections} />,
          },
        ]
      : []),
    {
      id: 'respondents',
      header: '% of Respondents',
      align: 'right',
      filed: [
        {
          header: '% of Respondents',
          cell: ({ figures }) => formatPercent(figures.respondents.value),
        },
      ],
      cell: ({ figures }) => <Percentage {...figures.respondents} />,
    },
    {
      id: 'count',
      className: 'nowrap',
      header: 'Response Count',
      align: 'right',
      filed: [{ header: 'Response Count', cell: ({ responseCount }) => responseCount ?? 'N/A' }],
      text: ({ responseCount }) =>
        of === null
          ? formatOrNone(responseCount)
          : `${formatOrNone(responseCount)} of ${formatCount(of)}`,
    },
  ];
};

export const toTable = (rows: Row[], shown: FigureColumn[]): CsvTable => {
  const columns = shown.flatMap(({ filed }) => filed);
  return {
    columns: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
};

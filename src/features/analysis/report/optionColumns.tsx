import type { OptionSummary } from '#domain/analysis/analysis.ts';
import {
  type optionFigures,
  optionName,
  type ShownPercentage,
} from '#domain/analysis/optionFigures.ts';
import { formatCount, formatPart, formatPercent } from '#domain/format/figures.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { type GroupFigure, groupFigureText } from '../compare/groupFigures.ts';
import type { Group } from '../useReport.ts';

/** A percentage with its denominator on hover and focus. */
const Percentage = ({ value, partOf: countText }: ShownPercentage) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to read its denominator
  <span className="percentage" tabIndex={0} title={countText ?? 'The counts are not known'}>
    {formatPercent(value)}
  </span>
);

export type Row = OptionSummary & {
  index: number;
  figures: ReturnType<typeof optionFigures>[number];
  groups: GroupFigure[];
};

interface TableOptions {
  isMultipleChoice: boolean;
  /** The denominator of a count in a narrowed report. */
  total: number | null;
  groups: readonly Group[];
  /** Narrows the report to the people who took the option. */
  filter: ((row: Row) => { isChosen: boolean; toggle: () => void }) | undefined;
  name: string;
}

function optionColumn({ filter, name }: TableOptions): Column<Row> {
  return {
    id: 'choice',
    header: 'Answer choices',
    text: optionName,
    decorate: (row) => {
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
const groupColumns = (groups: readonly Group[]): Column<Row>[] =>
  groups.map(({ index, name }) => {
    const findFigure = ({ groups: figures }: Row) =>
      figures.find((figure) => figure.index === index);
    return {
      id: `group ${index}`,
      className: 'group-share',
      header: name,
      align: 'right',
      text: (row) => {
        const figure = findFigure(row);
        return figure ? groupFigureText(figure) : 'N/A';
      },
    };
  });

/** The columns of a question's options: figures, or the share of each compared group. */
export const optionColumns = (options: TableOptions): Column<Row>[] => {
  const { isMultipleChoice, total, groups } = options;
  if (groups.length > 0) return [optionColumn(options), ...groupColumns(groups)];
  return [
    optionColumn(options),
    ...(isMultipleChoice
      ? [
          {
            id: 'selections',
            header: '% of Selections',
            align: 'right' as const,
            cell: ({ figures }: Row) => <Percentage {...figures.selections} />,
          },
        ]
      : []),
    {
      id: 'respondents',
      header: '% of Respondents',
      align: 'right',
      cell: ({ figures }: Row) => <Percentage {...figures.respondents} />,
    },
    {
      id: 'count',
      className: 'nowrap',
      header: 'Response Count',
      align: 'right',
      text: ({ responseCount }) =>
        total === null ? formatCount(responseCount) : formatPart(responseCount, total),
    },
  ];
};

import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { UserText } from '../UserText.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface BaseColumn<Row> {
  /** The column's name in URLs. */
  id: string;
  header: string;
  sortValue?: (row: Row) => string | number | null | undefined;
  align?: 'right';
  hiddenOnSmallScreens?: boolean;
  /** The column's width in a table, in px; columns without one share the rest. */
  width?: number;
  /** Its width where a screen is not wide (contentWidth.ts), if it differs. */
  narrowWidth?: number;
  /** Whether a card shows it at the end of its heading's line. */
  isInCardHeading?: true;
  /** The unit after the value on a card, which has no headers. */
  unit?: string;
}

/** What surrounds the text of a cell: a link, a badge or a button. */
export interface CellDecoration {
  link?: Omit<LinkProps, 'children'>;
  /** The end of `text`, which stays outside the link. */
  suffix?: string;
  /** A `mailto:` or `tel:` URL. */
  href?: string;
  badge?: 'filled' | 'outlined';
  /** A button that is pressed or not. */
  toggle?: { isPressed: boolean; title: string; onClick: () => void };
  isStruck?: boolean;
}

/** A column of texts: `Cell` truncates each and isolates its direction, so it returns no elements. */
export interface TextColumn<Row> extends BaseColumn<Row> {
  text: (row: Row) => string;
  decorate?: (row: Row) => CellDecoration;
  /** Whether a search reads it. */
  isSearched?: true;
  isHeading?: true;
  /** "nowrap" keeps figures and dates on one line. */
  className?: string;
}

/** A column of controls, or of figures with details. */
interface ControlColumn<Row> extends BaseColumn<Row> {
  cell: (row: Row) => ReactElement;
  /** Actions on a row: at the right, and visible while a wide table scrolls. */
  isActions?: true;
}

export type Column<Row> = TextColumn<Row> | ControlColumn<Row>;

export const isTextColumn = <Row,>(column: Column<Row>): column is TextColumn<Row> =>
  'text' in column;

function TextCell({
  text,
  decoration,
  className,
}: {
  text: string;
  decoration: CellDecoration;
  className: string;
}) {
  const { link, suffix = '', href, badge, toggle, isStruck } = decoration;
  const userText = (
    <UserText
      text={text.slice(0, text.length - suffix.length)}
      isOneLine={className === 'one-line'}
    />
  );
  const content = isStruck ? <s>{userText}</s> : userText;
  if (badge) return <StatusBadge status={text} outlined={badge === 'outlined'} />;
  if (toggle) {
    const { isPressed, title, onClick } = toggle;
    return (
      <button
        type="button"
        className={`${className} plain filter-button`}
        aria-pressed={isPressed}
        title={title}
        onClick={onClick}
      >
        {content}
      </button>
    );
  }
  return (
    <span className={className}>
      {link ? <Link {...link}>{content}</Link> : href ? <a href={href}>{content}</a> : content}
      {suffix}
    </span>
  );
}

/** The content of a cell. */
export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (!isTextColumn(column)) return column.cell(row);
  const { text, decorate, className = 'cell-title' } = column;
  return <TextCell text={text(row)} decoration={decorate?.(row) ?? {}} className={className} />;
}

import {
  extent,
  max,
  rollup,
  scaleLinear,
  scaleUtc,
  sum,
  utcDay,
  utcFormat,
  utcMonday,
  utcMonth,
  utcYear,
} from 'd3';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DayCount } from '#domain/analysis/responsesByDay.ts';
import type { DateRange } from '#domain/field/dateRange.ts';
import { formatDay } from '#domain/format/dates.ts';
import { pluralize } from '#domain/format/figures.ts';

/** The current width of an element in pixels, up to a maximum. */
function useWidth<Target extends HTMLElement>(maxWidth: number) {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState(maxWidth);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.min(maxWidth, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [maxWidth]);

  return { ref, width };
}

const HEIGHT = 220;
const MAX_COLUMN = 48;
const LABEL_WIDTH = 72;
const MARGIN = { top: 12, right: 12, bottom: 28, left: 36 };

/** Narrower columns are hard to tell apart or to hit (px). */
const MIN_COLUMN_WIDTH = 4;
/** More columns take long to draw, whatever dates a server sends. */
const MAX_COLUMNS = 400;
const MAX_DAYS = 365;
const MAX_DAY_COLUMNS = 45;
/** The weeks of 18 months. */
const MAX_WEEK_COLUMNS = 78;

const shortDay = utcFormat('%b %-d');
const shortMonth = utcFormat('%b %Y');
const dayName = (date: Date) => formatDay(date.toISOString().slice(0, 10));

/** The units of a column, finest first; the first with few and wide enough columns is used. */
const periods = [
  { interval: utcDay, unit: 'day', maxCount: MAX_DAY_COLUMNS, name: dayName },
  {
    interval: utcMonday,
    unit: 'week',
    maxCount: MAX_WEEK_COLUMNS,
    name: (date: Date) => `Week of ${dayName(date)}`,
  },
  { interval: utcMonth, unit: 'month', maxCount: MAX_COLUMNS, name: utcFormat('%B %Y') },
];
const years = { interval: utcYear, unit: 'year', name: utcFormat('%Y') };

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** "The first week is incomplete." if the selected days begin after its first one; empty for none. */
function incompleteText(unit: string, isFirstCut: boolean, isLastCut: boolean): string {
  if (isFirstCut && isLastCut) return `The first and the last ${unit} are incomplete.`;
  if (isFirstCut) return `The first ${unit} is incomplete.`;
  return isLastCut ? `The last ${unit} is incomplete.` : '';
}

/** Counts per day, or per week, month or year if days do not fit. An incomplete column is marked. */
export function DayChart({
  label: chartLabel,
  days,
  range,
}: {
  label: string;
  days: readonly DayCount[];
  range: DateRange;
}) {
  const { ref, width } = useWidth<HTMLDivElement>(1200);
  const dated = days.map(({ day, count }) => ({ count, date: toDate(day) }));
  const [firstDay = new Date(0), lastDay = firstDay] = extent(dated, ({ date }) => date);
  // While the page prints, the element can have width 0.
  const room = Math.max(0, width - MARGIN.left - MARGIN.right);
  const countColumns = ({ interval }: (typeof periods)[number]) =>
    interval.count(interval.floor(firstDay), interval.floor(lastDay)) + 1;
  const isReadable = (count: number, maxCount: number) =>
    count <= maxCount && room / count >= MIN_COLUMN_WIDTH;
  const { interval, name, unit } =
    periods.find((period) => isReadable(countColumns(period), period.maxCount)) ?? years;
  const first = interval.floor(firstDay);
  const end = interval.offset(interval.floor(lastDay), 1);
  const countsByInterval = rollup(
    dated,
    (those) => sum(those, ({ count }) => count),
    ({ date }) => interval.floor(date).getTime(),
  );
  const columns = interval
    .range(first, end)
    .map((date) => ({ date, count: countsByInterval.get(date.getTime()) ?? 0 }));
  const isFirstCut = range.from !== '' && toDate(range.from) > first;
  const isLastCut = range.to !== '' && utcDay.offset(toDate(range.to), 1) < end;
  const isCut = (index: number) =>
    (isFirstCut && index === 0) || (isLastCut && index === columns.length - 1);
  const texts = columns.map(
    ({ date, count }, index) =>
      `${name(date)}${isCut(index) ? ' (incomplete)' : ''}: ${pluralize(count, 'response')}`,
  );
  const note = incompleteText(unit, isFirstCut, isLastCut);
  const x = scaleUtc([first, end], [MARGIN.left, MARGIN.left + room]);
  const maxCount = max(columns, ({ count }) => count) ?? 1;
  const y = scaleLinear([0, maxCount], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice();
  const slot = room / columns.length;
  const column = Math.min(MAX_COLUMN, Math.max(1, slot - 1));
  const columnLeft = (date: Date) => x(date) + (slot - column) / 2;
  const step = Math.max(1, Math.ceil(LABEL_WIDTH / slot));
  const label = utcDay.count(first, end) > MAX_DAYS ? shortMonth : shortDay;
  return (
    <div ref={ref} className="bar-chart day-chart">
      <svg
        role="img"
        aria-label={chartLabel}
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
      >
        {y
          .ticks(4)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick} transform={`translate(0, ${y(tick)})`}>
              <line className="bar-axis" x1={MARGIN.left} x2={width - MARGIN.right} />
              <text x={MARGIN.left - 8} dy="0.35em" textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
        {columns.map(({ count, date }, index) => (
          <g key={date.getTime()}>
            <title>{texts[index]}</title>
            {/* Works above a low column, too. */}
            <rect x={x(date)} width={slot} height={HEIGHT} fill="transparent" />
            <rect
              className={isCut(index) ? 'bar incomplete' : 'bar'}
              x={columnLeft(date)}
              y={y(count)}
              width={column}
              height={y(0) - y(count)}
            />
          </g>
        ))}
        {columns
          .filter((_, index) => index % step === 0)
          .map(({ date }) => (
            <text
              key={date.getTime()}
              x={columnLeft(date) + column / 2}
              y={HEIGHT - 8}
              textAnchor="middle"
            >
              {label(date)}
            </text>
          ))}
      </svg>
      {note && <p className="muted">{note}</p>}
    </div>
  );
}

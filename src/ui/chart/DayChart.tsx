import { extent, max, scaleLinear, scaleUtc, utcDay, utcFormat } from 'd3';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DayCount } from '#domain/analysis/responsesByDay.ts';
import { formatDay } from '#domain/format/formatDate.ts';

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

const dayOf = utcFormat('%b %-d');

/** Counts by day as columns, from the first day to the last. */
export function DayChart({ label, days }: { label: string; days: DayCount[] }) {
  const { ref, width } = useWidth<HTMLDivElement>(1200);
  const dated = days.map(({ day, count }) => ({ day, count, date: new Date(`${day}T00:00:00Z`) }));
  const [first = new Date(0), last = first] = extent(dated, ({ date }) => date);
  const end = utcDay.offset(last, 1);
  const x = scaleUtc([first, end], [MARGIN.left, width - MARGIN.right]);
  const highest = max(dated, ({ count }) => count) ?? 1;
  const y = scaleLinear([0, highest], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice();
  const slot = x(utcDay.offset(first, 1)) - x(first);
  const column = Math.min(MAX_COLUMN, Math.max(1, slot - 1));
  const step = Math.max(1, Math.ceil(LABEL_WIDTH / slot));
  return (
    <div ref={ref} className="bar-chart day-chart">
      <svg
        role="img"
        aria-label={label}
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
        {dated.map(({ day, count, date }) => (
          <rect
            key={day}
            className="bar"
            x={x(date)}
            y={y(count)}
            width={column}
            height={y(0) - y(count)}
          >
            <title>{`${formatDay(day)}: ${count} responses`}</title>
          </rect>
        ))}
        {utcDay.range(first, end, step).map((day) => (
          <text key={day.getTime()} x={x(day) + column / 2} y={HEIGHT - 8} textAnchor="middle">
            {dayOf(day)}
          </text>
        ))}
      </svg>
    </div>
  );
}

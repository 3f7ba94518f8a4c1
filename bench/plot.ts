import { format, line, max, min, scaleLog } from 'd3';
import type { Measured } from './measured.ts';

const WIDTH = 640;
const HEIGHT = 300;
const MARGIN = { top: 32, right: 130, bottom: 40, left: 60 };
/** The height of a line of text. */
const LINE = 14;
const COLOURS = ['#7d8590', '#1f6feb', '#bf8700', '#8250df', '#0b6e4f'];

/** Cost over size as an SVG on logarithmic scales: a line for each compared page. */
export function plot({ title, unit, of, rows }: Measured): string {
  const sizes = rows.map(({ at }) => Number(at));
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const points = rows.flatMap(({ at, values }) =>
    Object.entries(values).map(([name, value = 0]) => ({
      name,
      size: Number(at),
      cost: Math.max(value, 1),
    })),
  );
  const x = scaleLog()
    .domain([min(sizes) ?? 1, max(sizes) ?? 10])
    .range([MARGIN.left, WIDTH - MARGIN.right]);
  const y = scaleLog()
    .domain([min(points, ({ cost }) => cost) ?? 1, max(points, ({ cost }) => cost) ?? 10])
    .nice()
    .range([HEIGHT - MARGIN.bottom, MARGIN.top]);
  const path = line<(typeof points)[number]>(
    ({ size }) => x(size),
    ({ cost }) => y(cost),
  );
  // Names stand beside the ends of their lines, apart from one another.
  const ends = names
    .map((name) => ({ name, at: y(points.findLast((point) => point.name === name)?.cost ?? 1) }))
    .toSorted((one, other) => one.at - other.at);
  for (const [place, end] of ends.entries()) {
    const above = ends[place - 1];
    if (above) end.at = Math.max(end.at, above.at + LINE);
  }
  const lines = names.map((name, place) => {
    const own = points.filter((point) => point.name === name);
    const last = own.at(-1);
    const colour = COLOURS[place % COLOURS.length];
    const label = last
      ? `<text x="${x(last.size) + 8}" y="${(ends.find((end) => end.name === name)?.at ?? 0) + 4}" fill="${colour}">${name}</text>`
      : '';
    const dots = own.map(
      ({ size, cost }) =>
        `<circle cx="${x(size)}" cy="${y(cost).toFixed(1)}" r="3" fill="${colour}"/>`,
    );
    return `<path d="${path(own)}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${label}`;
  });
  const across = sizes.map(
    (size) =>
      `<text x="${x(size)}" y="${HEIGHT - 20}" text-anchor="middle">${format(',')(size)}</text>`,
  );
  const up = y
    .ticks()
    .filter((cost) => [1, 2, 5].includes(cost / 10 ** Math.floor(Math.log10(cost))))
    .map(
      (cost) =>
        `<text x="${MARGIN.left - 8}" y="${y(cost) + 4}" text-anchor="end">${cost}</text><line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(cost)}" y2="${y(cost)}" stroke="#d0d7de"/>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-family="sans-serif" font-size="12"><title>${title}, ${unit}</title><rect width="100%" height="100%" fill="#fff"/><text x="${MARGIN.left}" y="18" font-weight="bold">${title}, ${unit}</text>${up.join('')}${across.join('')}<text x="${(MARGIN.left + WIDTH - MARGIN.right) / 2}" y="${HEIGHT - 4}" text-anchor="middle">${of}</text>${lines.join('')}</svg>\n`;
}

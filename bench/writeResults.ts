import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Measured } from './types.ts';

const FOLDER = 'docs/bench';
const START = '<!-- measured: written by npm run bench -->';
const END = '<!-- /measured -->';

interface Result {
  date: string;
  machine: string;
  browser: string;
  runs: number;
  tables: Measured[];
}

const formatValue = (value?: number) =>
  value === undefined ? '' : value < 100 ? value.toFixed(1) : value.toFixed(0);
const grouped = (label: number | string) =>
  typeof label === 'number' ? label.toLocaleString('en-US') : label;

/** The table of the rows that have an aim. */
function toMarkdown({ title, unit, rowHeader, rows: allRows }: Measured): string[] {
  const rows = allRows.filter(({ aim }) => aim);
  if (rows.length === 0) return [];
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const head = [rowHeader, ...names, 'aim'];
  const lines = [
    head,
    head.map(() => '---'),
    ...rows.map(({ label, values, aim }) => [
      grouped(label),
      ...names.map((name) => formatValue(values[name])),
      aim ?? '',
    ]),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  return [`**${title}**, ${unit}:\n\n${lines.join('\n')}`];
}

/**
 * Writes figures, date, machine and number of runs to docs/bench/results.json, and those with an
 * aim to docs/performance.md; other parts stay unchanged.
 */
export function writeResults(
  parts: Record<string, Measured[]>,
  { browser, runs }: { browser: string; runs: number },
): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/results.json`;
  const previousResults: Record<string, Result> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const [{ model } = { model: 'unknown' }] = cpus();
  const machine = `${cpus().length} cores, ${model}`;
  const date = new Date().toISOString().slice(0, 10);
  const measuredParts = Object.entries(parts).map(([name, tables]) => [
    name,
    { date, machine, browser, runs, tables },
  ]);
  const results: Record<string, Result> = {
    ...previousResults,
    ...Object.fromEntries(measuredParts),
  };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);

  const text = Object.entries(results).map(
    ([name, { tables, ...where }]) =>
      `### ${name}\n\n${where.date}, ${where.machine}, Chromium ${where.browser}, medians of ${where.runs}.\n\n${tables.flatMap(toMarkdown).join('\n\n')}`,
  );
  const page = readFileSync('docs/performance.md', 'utf8');
  const [head = '', rest = ''] = page.split(START);
  const [, tail = ''] = rest.split(END);
  writeFileSync('docs/performance.md', `${head}${START}\n\n${text.join('\n\n')}\n\n${END}${tail}`);
}

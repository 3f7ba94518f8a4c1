import { WITH_ANSWERS } from '../benchData.ts';
import { interleave, pick } from '../interleave.ts';
import { visit } from '../measureInBrowser.ts';
import type { Bench, Measured } from '../types.ts';

const SIZES = [1_000, 10_000, 100_000];

const addresses = {
  'bare page': '/bare.html?',
  stack: '/stack.html?',
  'Chart.js page': '/chartjs.html?',
  SurveyJS: '/surveyjs.html?',
  Canvass: '/analyze-surveys/',
};

/** What is measured: each page, or this build and another one. */
const measuredPages = ({ origin, otherOrigin }: Bench) =>
  otherOrigin === undefined
    ? Object.entries(addresses).map(([name, path]) => ({ name, path, origin }))
    : [
        { name: 'this build', path: addresses.Canvass, origin },
        { name: 'other build', path: addresses.Canvass, origin: otherOrigin },
      ];

/** A report beside pages that show the same figures only, or beside another build. */
export async function report(bench: Bench): Promise<Measured[]> {
  const firstChart: Measured = {
    title: 'First chart of a report after the navigation',
    unit: 'ms',
    rowHeader: 'responses',
    rows: [],
  };
  const blocked: Measured = {
    title: 'Blocking by tasks over 50 ms meanwhile',
    unit: 'ms',
    rowHeader: 'responses',
    rows: [],
  };
  const sizes = bench.otherOrigin ? SIZES.flatMap((size) => [size, size + WITH_ANSWERS]) : SIZES;
  for (const size of sizes) {
    const measured = await interleave(
      Object.fromEntries(
        measuredPages(bench).map(({ name, path, origin }) => [
          name,
          () => visit(origin, `${path}${size}`),
        ]),
      ),
      bench.runs,
    );
    const aim = size === 100_000 ? 'the Chart.js page' : '1.3 × stack';
    firstChart.rows.push({ label: size, values: pick(measured, 'shownAt'), aim });
    blocked.rows.push({
      label: size,
      values: pick(measured, 'blocked'),
      ...(size === 100_000 && { aim: '50' }),
    });
  }
  return [firstChart, blocked];
}

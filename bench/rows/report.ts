import { inTurns, pick } from '../inTurns.ts';
import type { Bench, Measured } from '../measured.ts';
import { visit } from '../undisturbed.ts';

const SIZES = [1_000, 10_000, 100_000];

const addresses = {
  'bare page': '/bare.html?',
  stack: '/stack.html?',
  'Chart.js page': '/chartjs.html?',
  SurveyJS: '/surveyjs.html?',
  Canvass: '/analyze-surveys/',
};

/** A report beside pages that show the same figures only. */
export async function report(bench: Bench): Promise<Measured[]> {
  const shown: Measured = {
    title: 'First chart of a report after the navigation',
    unit: 'ms',
    of: 'responses',
    rows: [],
  };
  const blocked: Measured = {
    title: 'Blocking by tasks over 50 ms meanwhile',
    unit: 'ms',
    of: 'responses',
    rows: [],
  };
  for (const at of SIZES) {
    const measured = await inTurns(
      Object.fromEntries(
        Object.entries(addresses).map(([name, path]) => [
          name,
          () => visit(bench.origin, `${path}${at}`),
        ]),
      ),
      bench.runs,
    );
    const aim = at === 100_000 ? 'the Chart.js page' : '1.3 × stack';
    shown.rows.push({ at, values: pick(measured, 'shown'), aim });
    blocked.rows.push({
      at,
      values: pick(measured, 'blocked'),
      ...(at === 100_000 && { aim: '50' }),
    });
  }
  return [shown, blocked];
}

import { inTurns, pick } from '../inTurns.ts';
import type { Bench, Measured } from '../measured.ts';
import { ownersPage } from '../serve.ts';

const SIZES = [1_000, 10_000, 100_000];

const addresses = {
  'bare page': '/bare.html?',
  stack: '/stack.html?',
  'Chart.js page': '/chartjs.html?',
  SurveyJS: '/surveyjs.html?',
  Canvass: '/analyze-surveys/',
};

/** From the navigation to the painted first chart, and how long tasks over 50 ms blocked till half a second later. */
async function firstChart({ browser, origin }: Bench, path: string) {
  const page = await ownersPage(browser);
  await page.addInitScript(() => {
    const marks = window as unknown as { shown: number; blocked: number };
    marks.blocked = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) marks.blocked += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('svg[role="img"] .bar, [data-drawn], .js-plotly-plot .point'))
        return;
      observer.disconnect();
      requestAnimationFrame(() => {
        marks.shown = performance.now();
      });
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(origin + path);
  await page.waitForFunction(() => 'shown' in window, undefined, { timeout: 60_000 });
  await page.waitForTimeout(500);
  const figures = await page.evaluate(() => {
    const { shown, blocked } = window as unknown as { shown: number; blocked: number };
    return { shown, blocked };
  });
  await page.context().close();
  return figures;
}

/** A report beside pages that show the same figures and nothing else. */
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
          () => firstChart(bench, `${path}${at}`),
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

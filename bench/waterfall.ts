import { parseArgs } from 'node:util';
import { launchBrowser } from '../scripts/test/launchBrowser.ts';
import { ownersPage, serve } from './serve.ts';

/** Prints what a route loads, and when. Waiting and working look alike from outside. */
const { values } = parseArgs({
  options: { route: { type: 'string', default: '/analyze-surveys/1000' } },
});
const WIDTH = 50;

const { origin, close } = serve();
const browser = await launchBrowser();
const page = await ownersPage(browser);
await page.goto(origin + values.route, { waitUntil: 'networkidle' });
const entries = await page.evaluate(() =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
    name: new URL(entry.name).pathname,
    from: entry.startTime,
    to: entry.responseEnd,
    kB: entry.encodedBodySize / 1000,
  })),
);
const end = Math.max(...entries.map(({ to }) => to));
console.log(
  `${values.route}: ${entries.length} files and calls, the last there after ${end.toFixed(0)} ms`,
);
for (const { name, from, to, kB } of entries.toSorted((one, other) => one.from - other.from)) {
  const start = Math.floor((from / end) * WIDTH);
  const bar = '█'.repeat(Math.max(1, Math.round(((to - from) / end) * WIDTH)));
  const times = `${from.toFixed(0).padStart(5)} to ${to.toFixed(0).padStart(5)} ms`;
  console.log(
    `${times} ${(' '.repeat(start) + bar).padEnd(WIDTH + 1)} ${kB.toFixed(0).padStart(6)} kB ${name}`,
  );
}
await browser.close();
close();

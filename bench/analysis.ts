import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/findBrowser.js';

const RESPONSES = 100_000;
const RUNS = 5;
const executablePath = findBrowser();

const options = ['Tea', 'Coffee', 'Water'].map((text, index) => ({
  order: index + 1,
  text,
  isActive: true,
  responseCount: RESPONSES / 4,
  responsePercentage: 25,
  selectionPercentage: 33.33,
}));
const analysis = JSON.stringify({
  id: 1,
  title: 'A hundred thousand',
  averageTimeSpent: 300,
  averageCompletionRate: 90,
  questions: [
    { id: 1, text: 'Which?', type: 'single', responseCount: RESPONSES, options },
    {
      id: 2,
      text: 'Why?',
      type: 'text',
      responseCount: RESPONSES,
      answers: Array.from({ length: RESPONSES }, (_, index) => ({
        id: index + 1,
        value: `Because of reason number ${index}, which takes a sentence of some length to tell in full, as people do when asked.`,
      })),
    },
  ],
  responses: Array.from({ length: RESPONSES }, (_, index) => ({
    id: index + 1,
    lat: String(48 + (index % 1000) / 1000),
    long: String(2 + Math.floor(index / 1000) / 100),
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    completionPercentage: 90,
    timeSpent: 300,
  })),
});

/** Fetches, parses and paints the same figures with nothing else on the page. */
const barePage = `<!doctype html><div id="root"></div><script>
fetch('/api/v1/survey/analyze/1').then((response) => response.json()).then((analysis) => {
  const rows = analysis.questions[0].options.map(({ text, responseCount }, place) =>
    '<rect class="bar" y="' + place * 50 + '" width="' + responseCount / 100 + '" height="30"/>');
  document.getElementById('root').innerHTML = '<svg role="img" height="150">' + rows.join('') + '</svg>';
});
</script>`;

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/api/')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(analysis);
    return;
  }
  if (pathname === '/bare') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(barePage);
    return;
  }
  const type = types[extname(pathname)];
  const file = readFileSync(join('dist', type ? pathname : 'index.html'));
  response.writeHead(200, { 'content-type': type ?? 'text/html' }).end(file);
}).listen(0);
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-sync'],
});

/** Milliseconds from the navigation to the first chart, and how long tasks over 50 ms blocked till then. */
async function measure(path: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('token', 'a-token');
    const user = { id: 2, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
    localStorage.setItem('user', JSON.stringify(user));
    const marks = window as unknown as { shown: number; blocked: number };
    marks.blocked = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) marks.blocked += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('svg[role="img"] .bar')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        marks.shown = performance.now();
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`http://localhost:${port}${path}`);
  await page.waitForFunction(() => 'shown' in window, undefined, { timeout: 60_000 });
  await page.waitForTimeout(500);
  const marks = await page.evaluate(() => {
    const { shown, blocked } = window as unknown as { shown: number; blocked: number };
    return { shown, blocked };
  });
  await context.close();
  return marks;
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const bare = [];
const ours = [];
// In turns, so that a noisy neighbour disturbs both alike.
for (let run = 0; run < RUNS; run += 1) {
  bare.push(await measure('/bare'));
  ours.push(await measure('/analyze-surveys/1'));
}
const [bareShown, oursShown] = [bare, ours].map((runs) => median(runs.map(({ shown }) => shown)));
const [bareBlocked, oursBlocked] = [bare, ours].map((runs) =>
  median(runs.map(({ blocked }) => blocked)),
);

console.log(
  `Analysis of ${RESPONSES} responses, ${(analysis.length / 1e6).toFixed(0)} MB (median of ${RUNS} runs)`,
);
console.log(
  `  first chart: bare ${bareShown?.toFixed(0)} ms, ours ${oursShown?.toFixed(0)} ms, ratio ${((oursShown ?? 0) / (bareShown ?? 1)).toFixed(2)}`,
);
console.log(`  blocking: bare ${bareBlocked?.toFixed(0)} ms, ours ${oursBlocked?.toFixed(0)} ms`);

await browser.close();
server.close();

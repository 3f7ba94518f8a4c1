import { median } from 'd3';
import { launchBrowser } from './launchBrowser.ts';
import { analysis, ownersPage, RESPONSES, serveReport } from './reportServer.ts';

const RUNS = 5;

/** Fetches, parses and paints the same figures with nothing else on the page. */
const barePage = `<!doctype html><div id="root"></div><script>
fetch('/api/v1/survey/analyze/1').then((response) => response.json()).then((analysis) => {
  const rows = analysis.questions[0].options.map(({ text, responseCount }, place) =>
    '<rect class="bar" y="' + place * 50 + '" width="' + responseCount / 100 + '" height="30"/>');
  document.getElementById('root').innerHTML = '<svg role="img" height="150">' + rows.join('') + '</svg>';
});
</script>`;

const { origin, close } = serveReport({ '/bare': barePage });
const browser = await launchBrowser();

/** Milliseconds from the navigation to the first chart, and how long tasks over 50 ms blocked till then. */
async function measure(path: string) {
  const page = await ownersPage(browser);
  await page.addInitScript(() => {
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
  await page.goto(`${origin}${path}`);
  await page.waitForFunction(() => 'shown' in window, undefined, { timeout: 60_000 });
  await page.waitForTimeout(500);
  const marks = await page.evaluate(() => {
    const { shown, blocked } = window as unknown as { shown: number; blocked: number };
    return { shown, blocked };
  });
  await page.context().close();
  return marks;
}

const bare = [];
const ours = [];
// In turns, so that a noisy neighbour disturbs both alike.
for (let run = 0; run < RUNS; run += 1) {
  bare.push(await measure('/bare'));
  ours.push(await measure('/analyze-surveys/1'));
}
const [bareShown, oursShown] = [bare, ours].map((runs) => median(runs, ({ shown }) => shown));
const [bareBlocked, oursBlocked] = [bare, ours].map((runs) =>
  median(runs, ({ blocked }) => blocked),
);

console.log(
  `Analysis of ${RESPONSES} responses, ${(analysis.length / 1e6).toFixed(0)} MB (median of ${RUNS} runs)`,
);
console.log(
  `  first chart: bare ${bareShown?.toFixed(0)} ms, ours ${oursShown?.toFixed(0)} ms, ratio ${((oursShown ?? 0) / (bareShown ?? 1)).toFixed(2)}`,
);
console.log(`  blocking: bare ${bareBlocked?.toFixed(0)} ms, ours ${oursBlocked?.toFixed(0)} ms`);

await browser.close();
close();

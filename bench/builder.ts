import { median, quantile } from 'd3';
import { preview } from 'vite';
import { launchBrowser } from './launchBrowser.ts';

const PORT = 4174;
const RUNS = 5;
const KEYS = 100;

const server = await preview({
  mode: 'demo',
  logLevel: 'error',
  preview: { port: PORT, strictPort: true },
});
const browser = await launchBrowser();

/** Milliseconds from the click on Edit to the first block, and from each keystroke to the paint after it. */
async function measure() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const settings = encodeURIComponent('{"world":"longSurvey","signedInAs":"owner"}');
  await page.goto(`http://localhost:${PORT}/surveys/create?demo=${settings}`);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.evaluate(() => {
    const marks = window as unknown as { opened: number; keys: number[] };
    marks.keys = [];
    let clicked = 0;
    addEventListener(
      'click',
      () => {
        clicked = performance.now();
      },
      true,
    );
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[placeholder="Enter your question"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          marks.opened = performance.now() - clicked;
        };
        port2.postMessage(null);
      });
    }).observe(document, { childList: true, subtree: true });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => marks.keys.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      true,
    );
  });
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const field = page.getByPlaceholder('Enter your question').first();
  await field.focus();
  await page.waitForTimeout(300);
  await page.keyboard.type('x'.repeat(KEYS), { delay: 40 });
  const marks = await page.evaluate(() => {
    const { opened, keys } = window as unknown as { opened: number; keys: number[] };
    return { opened, keys };
  });
  await context.close();
  return marks;
}

const runs = [];
for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
const keys = runs.flatMap((run) => run.keys);

console.log('Builder, 200 questions of 6 choices (median of 5 runs)');
console.log(`  opens in          ${median(runs, ({ opened }) => opened)?.toFixed(0)} ms`);
console.log(`  keystroke, median ${median(keys)?.toFixed(1)} ms`);
console.log(`  keystroke, p95    ${quantile(keys, 0.95)?.toFixed(1)} ms`);

await browser.close();
await server.close();

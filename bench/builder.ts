import type { Page } from '@playwright/test';
import { median, quantile } from 'd3';
import { launchBrowser } from './launchBrowser.ts';
import { ownersPage, serveReport } from './reportServer.ts';

const SIZES = [20, 200, 1000];
const CHOICES = 6;
const RUNS = 3;
const KEYS = 60;

const choices = Array.from({ length: CHOICES }, (_, choice) => choice + 1);

const survey = (size: number) =>
  JSON.stringify({
    id: size,
    title: 'A survey',
    logo: null,
    questions: Array.from({ length: size }, (_, place) => ({
      id: place + 1,
      text: `Question number ${place + 1}`,
      type: 'single',
      required: false,
      hasOthers: false,
      options: choices.map((choice) => ({
        id: place * CHOICES + choice,
        text: `Choice ${choice}`,
        isActive: true,
      })),
    })),
  });

/** The same fields with nothing else on the page, and a button that adds a question. */
const bare = (size: number) => `<!doctype html><form></form><button>Next Question</button><script>
const form = document.querySelector('form');
const add = () => {
  const fields = ['Enter your question', ${choices.map(() => "'Enter an answer choice'").join()}];
  for (const placeholder of fields) {
    const input = document.createElement('input');
    input.placeholder = placeholder;
    form.append(input);
  }
  return form;
};
for (let place = 0; place < ${size}; place += 1) add();
document.querySelector('button').onclick = () => {
  add();
  form.querySelectorAll('[placeholder="Enter your question"]')[form.length / ${CHOICES + 1} - 1].focus();
};
</script>`;

const pages = Object.fromEntries(SIZES.map((size) => [`/bare-${size}`, bare(size)]));
const { origin, close } = serveReport(pages, (path) => survey(Number(path.split('/').at(-1))));
const browser = await launchBrowser();

/** Milliseconds from an event to the paint after what it did. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const marks = window as unknown as { waits: number[] };
    marks.waits = [];
    for (const type of ['keydown', 'click']) {
      const note = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => marks.waits.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      addEventListener(type, note, true);
    }
  });

const waits = (page: Page) =>
  page.evaluate(() => (window as unknown as { waits: number[] }).waits.splice(0));

async function measure(path: string) {
  const page = await ownersPage(browser);
  await page.goto(origin + path);
  const field = page.getByPlaceholder('Enter your question').first();
  await field.focus();
  await page.waitForTimeout(1000);
  await watch(page);
  await page.keyboard.type('x'.repeat(KEYS), { delay: 60 });
  await page.waitForTimeout(300);
  const keys = await waits(page);
  await page
    .getByRole('button', { name: 'Next Question' })
    .evaluate((button) => (button as HTMLElement).click());
  await page.waitForTimeout(500);
  const [added = Number.NaN] = await waits(page);
  await page.context().close();
  return { keys, added };
}

for (const size of SIZES) {
  const results = {
    bare: [] as Awaited<ReturnType<typeof measure>>[],
    ours: [] as Awaited<ReturnType<typeof measure>>[],
  };
  // In turns, so that a noisy neighbour disturbs both alike.
  for (let run = 0; run < RUNS; run += 1) {
    results.bare.push(await measure(`/bare-${size}`));
    results.ours.push(await measure(`/surveys/edit/${size}`));
  }
  console.log(`Builder, ${size} questions of ${CHOICES} choices (${RUNS} runs)`);
  for (const [name, runs] of Object.entries(results)) {
    const keys = runs.flatMap((run) => run.keys);
    const added = median(runs, (run) => run.added);
    console.log(
      `  ${name}: key to paint median ${median(keys)?.toFixed(1)} ms, p95 ${quantile(keys, 0.95)?.toFixed(1)} ms; adding a question ${added?.toFixed(0)} ms`,
    );
  }
}

await browser.close();
close();

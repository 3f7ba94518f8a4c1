import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { walkAtRandom } from '../../e2e/support/walkAtRandom.ts';
import { people } from '../../fixtures/people.ts';
import { launchBrowser } from '../test/launchBrowser.ts';
import { serveProduct } from '../test/serveProduct.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    steps: { type: 'string', default: '500' },
    target: { type: 'string' },
    width: { type: 'string' },
    latency: { type: 'string' },
  },
});
const [seed, steps] = [Number(values.seed), Number(values.steps)];
const targets = values.target ? [values.target] : ['demo', 'production'];
const widths = values.width ? [Number(values.width)] : [1280, 390];
const latencies = values.latency ? [Number(values.latency)] : [0, 400];

async function walk(browser: Browser, target: string, width: number, latency: number) {
  const isDemo = target === 'demo';
  const { origin, close } = await serveProduct({
    folder: isDemo ? 'dist-demo' : 'dist',
    latency,
  });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const demo = encodeURIComponent(
    JSON.stringify({ signedInAs: 'owner', latency: latency ? { all: latency } : {} }),
  );
  const signIn = async () => {
    if (isDemo) {
      await page.goto(`/dashboard?demo=${demo}`);
      await page.waitForFunction(() => 'canvassDemo' in window);
      return;
    }
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(people.owner.email);
    await page.getByLabel('Password', { exact: true }).fill(people.owner.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard');
  };
  const problems = await walkAtRandom(page, { seed, steps }, signIn);
  await context.close();
  close();
  return problems;
}

const browser = await launchBrowser();
let count = 0;
for (const target of targets) {
  for (const width of widths) {
    for (const latency of latencies) {
      const name = `${target}, ${width} px, ${latency} ms of latency, seed ${seed}, ${steps} steps`;
      const problems = await walk(browser, target, width, latency);
      count += problems.length;
      console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
      for (const problem of problems) console.log(`  ${problem}`);
    }
  }
}
await browser.close();
process.exitCode = count > 0 ? 1 : 0;

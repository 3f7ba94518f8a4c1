import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import sirv from 'sirv';
import { walkAtRandom } from '../../e2e/support/randomWalk.ts';
import { people } from '../../fixtures/people.ts';
import { createBackend } from '../../mocks/createBackend.ts';
import { requestHandler } from '../../mocks/httpServer.ts';
import { securityHeaders } from '../docs/securityHeaders.ts';
import { launchBrowser } from '../test/launchBrowser.ts';

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

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

interface Host {
  folder: string;
  /** Answers the calls of the API, where the product does not do so itself. */
  latency?: number;
}

/** The product as a host serves it: the demo answers itself, the production build has the mock backend behind it. */
async function serve({ folder, latency }: Host) {
  const backend = createBackend();
  await backend.seed('standard');
  const answer = requestHandler(backend.handlers);
  const files = sirv(folder, { single: true });
  const headers = securityHeaders({
    mapTilesUrl: '/api/v1/map-tiles/{z}/{x}/{y}',
    trustedTypes: 'default',
  });
  const server = createServer(async (request, response) => {
    if (latency !== undefined && request.url?.startsWith('/api/')) {
      await pause(latency);
      await answer(request, response);
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function walk(browser: Browser, target: string, width: number, latency: number) {
  const isDemo = target === 'demo';
  const { origin, close } = await serve(
    isDemo ? { folder: 'dist-demo' } : { folder: 'dist', latency },
  );
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

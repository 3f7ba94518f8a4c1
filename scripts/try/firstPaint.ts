import { launchBrowser } from '../test/launchBrowser.ts';
import { serveProduct } from '../test/serveProduct.ts';

/**
 * Prints the first paint of each screen of the production build in milliseconds, with 400 ms of
 * latency and 200 kB/s: `npm run try:first-paint`, after `npm run build`.
 */
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
const user = { id: 2, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
const RUNS = 3;

const { origin, close } = await serveProduct({ folder: 'dist' });
const browser = await launchBrowser();

async function firstPaint(path: string, isSignedIn: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  if (isSignedIn) {
    await page.addInitScript((person) => {
      localStorage.setItem('token', 'a-token');
      localStorage.setItem('user', JSON.stringify(person));
    }, user);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto(origin + path, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const time = Math.round(Number(await painted.jsonValue()));
  await page.close();
  return time;
}

for (const [path, isSignedIn] of [
  ['/', false],
  ['/login', false],
  ['/dashboard', true],
  ['/surveys/create', true],
  ['/analyze-surveys/1', true],
] as const) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await firstPaint(path, isSignedIn));
  console.log(`${path}: ${times.join(', ')} ms`);
}
await browser.close();
close();

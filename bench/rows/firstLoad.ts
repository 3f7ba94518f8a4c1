import { inTurns } from '../inTurns.ts';
import type { Bench, Measured } from '../measured.ts';
import { ownersPage } from '../serve.ts';

const SLOW_PROCESSOR = 4;
const BYTES_A_SECOND = (1.6 * 1024 * 1024) / 8;
const LATENCY = 150;

interface Case {
  path: string;
  /** The content that the visitor came for. */
  seen: string;
  isGuest?: boolean;
  aim?: string;
}

const cases: Record<string, Case> = {
  '/': { path: '/', seen: 'h1', isGuest: true, aim: '1200' },
  '/login': { path: '/login', seen: 'input[type="password"]', isGuest: true, aim: '1600' },
  'the builder': {
    path: '/surveys/create',
    seen: '[placeholder="Enter survey title"]',
    aim: '2200',
  },
  'a report of 1,000': {
    path: '/analyze-surveys/1000',
    seen: 'svg[role="img"] .bar',
    aim: '2600',
  },
  'bare page of 1,000': { path: '/bare.html?1000', seen: '.bar' },
  'Chart.js page of 1,000': { path: '/chartjs.html?1000', seen: '[data-drawn]' },
  'stack page of 1,000': { path: '/stack.html?1000', seen: '.bar' },
};

async function seen({ browser, origin }: Bench, { path, seen: selector, isGuest }: Case) {
  const page = isGuest ? await browser.newPage() : await ownersPage(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  await page.addInitScript((wanted) => {
    const check = () => {
      if (document.querySelector(wanted)) {
        requestAnimationFrame(() => {
          (window as unknown as { shown: number }).shown = performance.now();
        });
      } else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  }, selector);
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'shown' in window, undefined, { timeout: 60_000 });
  const shown = await page.evaluate(() => (window as unknown as { shown: number }).shown);
  await page.context().close();
  return { shown };
}

/** The first visit on a slow phone: a 4 times slower processor, 1.6 Mbit/s, 150 ms. */
export async function firstLoad(bench: Bench): Promise<Measured[]> {
  const measured = await inTurns(
    Object.fromEntries(
      Object.entries(cases).map(([name, wanted]) => [name, () => seen(bench, wanted)]),
    ),
    bench.runs,
  );
  const rows = Object.entries(cases).map(([at, { aim }]) => ({
    at,
    values: { 'from the navigation': measured[at]?.shown },
    ...(aim && { aim }),
  }));
  return [
    {
      title: 'First load on a slow phone, to the first heading, field or chart',
      unit: 'ms',
      of: 'page',
      rows,
    },
  ];
}

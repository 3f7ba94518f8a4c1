import { interleave } from '../interleave.ts';
import { ownersPage } from '../serve.ts';
import type { Bench, Measured } from '../types.ts';

const SLOW_PROCESSOR = 4;
const BYTES_A_SECOND = (1.6 * 1024 * 1024) / 8;
const LATENCY = 150;

interface Case {
  path: string;
  /** The content that the visitor came for. */
  selector: string;
  isGuest?: boolean;
  aim?: string;
}

const cases: Record<string, Case> = {
  '/': { path: '/', selector: 'h1', isGuest: true, aim: '1200' },
  '/login': { path: '/login', selector: 'input[type="password"]', isGuest: true, aim: '1600' },
  'the builder': {
    path: '/surveys/create',
    selector: '[placeholder="Enter survey title"]',
    aim: '2200',
  },
  'a report of 1,000': {
    path: '/analyze-surveys/1000',
    selector: 'svg[role="img"] .bar',
    aim: '2600',
  },
  'bare page of 1,000': { path: '/bare.html?1000', selector: '.bar' },
  'Chart.js page of 1,000': { path: '/chartjs.html?1000', selector: '[data-drawn]' },
  'stack page of 1,000': { path: '/stack.html?1000', selector: '.bar' },
};

async function measureFirstView(
  { browser }: Bench,
  origin: string,
  { path, selector, isGuest }: Case,
) {
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
  await page.addInitScript((selector) => {
    const check = () => {
      if (document.querySelector(selector)) {
        requestAnimationFrame(() => {
          (window as unknown as { shownAt: number }).shownAt = performance.now();
        });
      } else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  }, selector);
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'shownAt' in window, undefined, { timeout: 60_000 });
  const shownAt = await page.evaluate(() => (window as unknown as { shownAt: number }).shownAt);
  await page.context().close();
  return { shownAt };
}

/**
 * Measures first visits on a slow phone: a 4 times slower processor, 1.6 Mbit/s, 150 ms. It measures
 * this build alone, or this build and another one.
 */
export async function firstLoad(bench: Bench): Promise<Measured[]> {
  const { origin, otherOrigin, runs } = bench;
  const builds: [string, string][] = otherOrigin
    ? [
        ['this build', origin],
        ['other build', otherOrigin],
      ]
    : [['from the navigation', origin]];
  // The other build has no pages of other products.
  const measuredCases = Object.entries(cases).filter(
    ([, { path }]) => !otherOrigin || !path.includes('.html'),
  );
  const measured = await interleave(
    Object.fromEntries(
      measuredCases.flatMap(([label, testCase]) =>
        builds.map(([build, from]) => [
          `${label}, ${build}`,
          () => measureFirstView(bench, from, testCase),
        ]),
      ),
    ),
    runs,
  );
  const rows = measuredCases.map(([label, { aim }]) => ({
    label,
    values: Object.fromEntries(
      builds.map(([build]) => [build, measured[`${label}, ${build}`]?.shownAt]),
    ),
    ...(aim && { aim }),
  }));
  return [
    {
      title: 'First load on a slow phone, to the first heading, field or chart',
      unit: 'ms',
      rowHeader: 'page',
      rows,
    },
  ];
}

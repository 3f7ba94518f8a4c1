import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/test/findBrowser.js';
import { signIn } from './signIn.ts';

/** In milliseconds from the navigation, and of tasks over 50 ms. */
export interface Shown extends Record<string, number> {
  shownAt: number;
  blocked: number;
}

const BEGIN = '/bench/begin';
const REPORT = '/bench/report';
const TIMEOUT = 60_000;

/**
 * Runs in a page before everything else, and reports the paint of the first chart, or of a list's
 * first row, half a second later.
 */
function observe(report: string) {
  const isList = location.pathname === '/dashboard' || location.search === '?list';
  const chart = 'svg[role="img"] .bar, [data-drawn], .js-plotly-plot .point';
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(isList ? 'tbody td' : chart)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const shownAt = performance.now();
      setTimeout(() => navigator.sendBeacon(report, JSON.stringify({ shownAt, blocked })), 500);
    });
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Opens the measured page when the browser is idle. */
const goTo = (url: string) => void setTimeout(() => location.replace(url), 300);

const script = (run: (word: string) => void, word = '') =>
  `<script>(${run})(${JSON.stringify(word)})</script>`;

let reported = (_: Shown) => {};

/** Answers the requests of `visit` beside the pages; returns whether it did. */
export async function answerVisit(request: IncomingMessage, response: ServerResponse, url: URL) {
  if (url.pathname === BEGIN) {
    const redirectTarget = url.searchParams.get('to') ?? '/';
    response
      .writeHead(200, { 'set-cookie': 'visit=yes; Path=/', 'content-type': 'text/html' })
      .end(script(signIn) + script(goTo, redirectTarget));
    return true;
  }
  if (url.pathname !== REPORT) return false;
  let text = '';
  for await (const chunk of request) text += chunk;
  response.end();
  reported(JSON.parse(text));
  return true;
}

/** Whether `visit` requests a page. */
export const isVisit = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-mode'] === 'navigate' && headers.cookie === 'visit=yes';

/** A page with the script that reports its first chart or row. */
export const observed = (html: string) =>
  html.replace('<head>', `<head>${script(observe, REPORT)}`);

/**
 * Measures from the navigation to the first chart or row in a new browser without a debugger. A debugger
 * makes the browser parse a page's largest files twice, to record where each request came from.
 */
export async function visit(origin: string, path: string): Promise<Shown> {
  const profile = mkdtempSync(join(tmpdir(), 'canvass-bench-'));
  const { promise, resolve, reject } = Promise.withResolvers<Shown>();
  reported = resolve;
  const timer = setTimeout(() => reject(new Error(`${path} showed nothing`)), TIMEOUT);
  const browser = spawn(
    findBrowser() ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
      '--ignore-certificate-errors',
      // Without it the shell prints the page and exits.
      '--remote-debugging-port=0',
      '--window-size=1280,720',
      `--user-data-dir=${profile}`,
      `${origin}${BEGIN}?to=${encodeURIComponent(path)}`,
    ],
    // The browser's processes form a group, so that they end together.
    { stdio: 'ignore', detached: true },
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    await once(browser, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

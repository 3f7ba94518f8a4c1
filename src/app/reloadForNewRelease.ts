const KEY = 'canvass-reloaded-from';

/** The script that a page begins with, from its text: the content security policy forbids parsing markup (SECURITY-3). */
const entryIn = (page: string) =>
  /<script\b[^>]*\btype=["']?module\b[^>]*\bsrc=["']?([^"'\s>]+)/i.exec(page)?.[1];

/**
 * Reloads the page if the host has deployed another release since the page was loaded: once for
 * each release in a tab, so that a host that serves two in turns does not make it go round (FAULT-5). Rejects where
 * host or storage cannot be asked.
 */
export async function reloadForNewRelease(): Promise<void> {
  const current = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!current || sessionStorage.getItem(KEY) === current) return;
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  const newest = entryIn(await answer.text());
  if (!answer.ok || !newest || newest === current) return;
  sessionStorage.setItem(KEY, current);
  location.reload();
}

const RETRIED = 'canvass-retried';

/** The files of the application that this page asked for and did not get. */
function failedFiles(message: string): string[] {
  const [named] = /https?:\S+\.(?:js|css)/.exec(message) ?? [];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const failed = resources.filter(
    ({ name, responseStatus }) => responseStatus >= 400 && name.includes('/assets/'),
  );
  return [...new Set([...(named ? [named] : []), ...failed.map(({ name }) => name)])];
}

/**
 * Asks once more for the files that could not be loaded, past the browser's cache, and reloads the page when they are
 * there: during a release a host may have answered 404, and a cache may have kept that (FAULT-9). Once for each file in a tab.
 */
export async function retryFiles(message: string): Promise<void> {
  const files = failedFiles(message);
  const mark = files.join(' ');
  if (files.length === 0 || sessionStorage.getItem(RETRIED) === mark) return;
  sessionStorage.setItem(RETRIED, mark);
  const answers = await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })));
  if (answers.every(({ ok }) => ok)) location.reload();
}

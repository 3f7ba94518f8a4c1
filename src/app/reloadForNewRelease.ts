const KEY = 'canvass-reloaded-from';

/**
 * The entry script of a page, read from its text: the content security policy forbids parsing
 * markup (SECURITY-3).
 */
const entryIn = (page: string) =>
  /<script\b[^>]*\btype=["']?module\b[^>]*\bsrc=["']?([^"'\s>]+)/i.exec(page)?.[1];

/**
 * Reloads the page if the host has another release (FAULT-5). Once per release and tab, so that a
 * host that alternates between two does not cause a loop. Rejects if host or storage fails.
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

function failedFiles(message: string): string[] {
  const [named] = /https?:\S+\.(?:js|css)/.exec(message) ?? [];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const failed = resources.filter(
    ({ name, responseStatus }) => responseStatus >= 400 && name.includes('/assets/'),
  );
  return [...new Set([...(named ? [named] : []), ...failed.map(({ name }) => name)])];
}

/**
 * Requests missing files again, past the browser's cache, and reloads the page when they exist
 * (FAULT-9). During a release a cache may have kept a 404. Once per file and tab.
 */
export async function retryFiles(message: string): Promise<void> {
  const files = failedFiles(message);
  const mark = files.join(' ');
  if (files.length === 0 || sessionStorage.getItem(RETRIED) === mark) return;
  sessionStorage.setItem(RETRIED, mark);
  const answers = await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })));
  if (answers.every(({ ok }) => ok)) location.reload();
}

const KEY = 'canvass-reloaded-from';

const entryOf = (page: Document) =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');

/**
 * Reloads the page if the host has deployed another release since the page was loaded: once for
 * each release in a tab, so that a host that serves two in turns does not make it go round (FAULT-5). Rejects where
 * host or storage cannot be asked.
 */
export async function reloadForNewRelease(): Promise<void> {
  const current = entryOf(document);
  if (!current || sessionStorage.getItem(KEY) === current) return;
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const newest = entryOf(page);
  if (!answer.ok || !newest || newest === current) return;
  sessionStorage.setItem(KEY, current);
  location.reload();
}

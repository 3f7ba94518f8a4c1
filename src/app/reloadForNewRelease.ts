const KEY = 'canvass-reloaded-from';

/** The script that a page begins with, from its text: a parser of markup is not to be had under the policy (SECURITY-3). */
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

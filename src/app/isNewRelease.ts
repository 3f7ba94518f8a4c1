const entryOf = (page: Document) =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');

/** Whether the host has another release by now than the one that this page came from; rejects when it cannot be asked. */
export async function isNewRelease(): Promise<boolean> {
  const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [current, now] = [entryOf(document), entryOf(page)];
  return answer.ok && Boolean(now) && now !== current;
}

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, renderScreen } from '../support/renderScreen.tsx';

afterEach(() => vi.restoreAllMocks());

const measures: [object, string][] = [
  [Element.prototype, 'clientWidth'],
  [Element.prototype, 'clientHeight'],
  [Element.prototype, 'scrollWidth'],
  [Element.prototype, 'scrollHeight'],
  [HTMLElement.prototype, 'offsetWidth'],
  [HTMLElement.prototype, 'offsetHeight'],
];

/** Collects what forces a layout before the first chart is painted. */
function watch() {
  const reads: string[] = [];
  let isPainted = false;
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  new MutationObserver((_, observer) => {
    if (!document.querySelector('svg[role="img"] .bar')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      isPainted = true;
      resolve();
    });
  }).observe(document, { childList: true, subtree: true });
  const note = (name: string) => {
    if (!isPainted) reads.push(name);
  };
  for (const [target, name] of measures) {
    const real = Object.getOwnPropertyDescriptor(target, name)?.get;
    vi.spyOn(target as Record<string, number>, name, 'get').mockImplementation(function (
      this: Element,
    ) {
      note(name);
      return real?.call(this);
    });
  }
  const { getBoundingClientRect } = Element.prototype;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    note('getBoundingClientRect');
    return getBoundingClientRect.call(this);
  });
  return { reads, painted };
}

test('the first two questions are painted before the others (LOAD-10)', async () => {
  const summaries = () => document.querySelectorAll('.summary').length;
  const { promise, resolve } = Promise.withResolvers<number>();
  new MutationObserver((_, observer) => {
    if (summaries() === 0) return;
    observer.disconnect();
    resolve(summaries());
  }).observe(document, { childList: true, subtree: true });
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  expect(await promise).toBe(2);
  await expect.poll(summaries).toBe(5);
});

test('what changed is computed after the first questions are painted (LOAD-10)', async () => {
  const insights = page.getByRole('region', { name: 'What changed' });
  // The first rendering loads the code of the insights. The second one shows the order of the work.
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  await expect.element(insights).toBeVisible();

  const { promise, resolve } = Promise.withResolvers<boolean>();
  await renderScreen('/analyze-surveys', { as: 'owner' });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.summary')) return;
    observer.disconnect();
    resolve(document.querySelector('.change-card') !== null);
  }).observe(document, { childList: true, subtree: true });
  await goTo('/analyze-surveys/1');
  expect(await promise).toBe(false);
  await expect.element(insights).toBeVisible();
});

test('nothing measures the layout before the first chart (LOAD-10)', async () => {
  const { reads, painted } = watch();
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  // A locator forces a layout, which this test measures.
  await painted;
  expect(reads).toEqual([]);
});

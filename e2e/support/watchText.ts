import type { Page } from '@playwright/test';

/** Call it before the page opens. Returns a function that tells whether the text was ever shown. */
export async function watchText(page: Page, text: string) {
  await page.addInitScript((watched) => {
    const marker = window as unknown as { sawText: boolean };
    marker.sawText = false;
    new MutationObserver(() => {
      marker.sawText ||= document.body?.textContent?.includes(watched) ?? false;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => page.evaluate(() => (window as unknown as { sawText: boolean }).sawText);
}

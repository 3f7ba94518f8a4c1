import type { Page } from '@playwright/test';

/** The side of the smallest area that a finger hits reliably, in CSS pixels. */
const TOUCH = 44;
const SMALLEST_TEXT = 12;

/**
 * Lists layout problems at the page's current width: touch areas under 44 × 44 px, covered controls,
 * and text under 12 px. A control's area includes its label. A link within a
 * sentence is as high as the sentence.
 */
export const layoutProblems = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate(
    ({ part, touch, smallest }) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(
          '.visually-hidden, #demo-panel, .skip-link, [inert], [aria-hidden="true"]',
        );
      const describeElement = (element: Element) =>
        `${element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 110)}`;
      const wrong: string[] = [];
      const root = document.querySelector(part) as Element;
      for (const control of root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"], .drag-handle',
      )) {
        const area = control.closest('label') ?? control;
        if (!isShown(area)) continue;
        if (control.matches('a') && getComputedStyle(control).display === 'inline') {
          const text = control.parentElement?.textContent?.trim();
          if (text !== control.textContent?.trim()) continue;
        }
        const { width, height } = area.getBoundingClientRect();
        // An overlay larger than its element, like the link of a whole card.
        const afterStyle = getComputedStyle(area, '::after');
        const covers = afterStyle.position === 'absolute' && afterStyle.content !== 'none';
        const wide = covers ? Math.max(width, Number.parseFloat(afterStyle.width)) : width;
        const high = covers ? Math.max(height, Number.parseFloat(afterStyle.height)) : height;
        if (wide < touch - 0.5 || high < touch - 0.5) {
          wrong.push(`${Math.round(wide)} × ${Math.round(high)}: ${describeElement(control)}`);
        }
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const [line] = control.getClientRects();
        // The actions of an option are folded until it has the focus.
        const isFolded = control.closest('.action-group')?.clientHeight === 0;
        if (!line || isFolded || control.matches('[type="file"]')) continue;
        const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
        const isOwn = hit && (area.contains(hit) || hit.contains(area));
        if (!isOwn)
          wrong.push(`${hit && describeElement(hit)} lies over ${describeElement(control)}`);
      }
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        if (!element || !text.textContent?.trim() || !isShown(element)) continue;
        if (element.closest('script, style, noscript, option')) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size > 0 && size < smallest) wrong.push(`${size} px: ${text.textContent.trim()}`);
      }
      return wrong;
    },
    { part, touch: TOUCH, smallest: SMALLEST_TEXT },
  );

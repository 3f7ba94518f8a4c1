import type { Page } from '@playwright/test';
import { median, quantile } from 'd3';
import { launchBrowser } from './launchBrowser.ts';
import { ownersPage, RESPONSES, serveReport } from './reportServer.ts';

const FRAMES = 120;

/** The milliseconds between frames while something is done in each: what a person sees as smooth or not. */
async function framesWhile(page: Page, act: (frame: number) => Promise<unknown>) {
  await page.evaluate(() => {
    const marks = window as unknown as { frames: number[] };
    marks.frames = [];
    let last = performance.now();
    const next = (now: number) => {
      marks.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let frame = 0; frame < FRAMES; frame += 1) await act(frame);
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(2));
}

const report = (what: string, frames: number[]) =>
  console.log(
    `  ${what}: frame median ${median(frames)?.toFixed(1)} ms, p95 ${quantile(frames, 0.95)?.toFixed(1)} ms, longest ${Math.max(...frames).toFixed(0)} ms`,
  );

const { origin, close } = serveReport();
const browser = await launchBrowser();
const page = await ownersPage(browser);
await page.goto(`${origin}/analyze-surveys/1`);

console.log(`${RESPONSES} text answers`);
const answers = page.getByRole('region', { name: 'Answers' });
await answers.scrollIntoViewIfNeeded();
const scrolled = await framesWhile(page, (frame) =>
  answers.evaluate((list, top) => {
    list.scrollTop = top;
    return new Promise(requestAnimationFrame);
  }, frame * 400),
);
report('scrolling 400 px a frame', scrolled);

console.log(`${RESPONSES} places on the map`);
const drawn = await page.evaluate(
  () =>
    new Promise<number>((resolve) => {
      const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(
        ({ textContent }) => textContent === 'Map View',
      );
      const started = performance.now();
      // The zoom is said when the first frame, markers and all, has been drawn.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.place-map[data-zoom]')) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - started));
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      tab?.click();
    }),
);
console.log(`  drawn ${drawn.toFixed(0)} ms after the tab was opened`);

const box = await page.locator('.place-map-canvas').boundingBox();
if (!box) throw new Error('There is no map');
const pan = async (what: string) => {
  await page.mouse.move(box.x + 100, box.y + 200);
  await page.mouse.down();
  const frames = await framesWhile(page, (frame) =>
    page.mouse.move(box.x + 100 + frame * 4, box.y + 200),
  );
  await page.mouse.up();
  report(what, frames);
};
await pan('panning at zoom 13');
await page.getByRole('button', { name: 'Show all places' }).click();
await page.waitForTimeout(2000);
await pan('panning with all places in view');

await browser.close();
close();

import { readFile } from 'node:fs/promises';
import type { JSHandle, Page } from '@playwright/test';

/** What specs use of `window.canvassDemo` (docs/demo.md). */
interface CanvassDemo {
  openState(text: string): Promise<void>;
  backend: {
    controls: {
      state(): { seen: number[]; held: { call: string }[] };
      set(change: object): void;
      release(call: string): void;
    };
    database: {
      users: { all(): { id: number }[] };
      emails: { all(): { link: string }[] };
    };
  };
}

/** The mock backend of a page, for `evaluate`. */
export const demoOf = (page: Page): Promise<JSHandle<CanvassDemo>> =>
  page.evaluateHandle(() => (window as unknown as { canvassDemo: CanvassDemo }).canvassDemo);

/** Changes what is set in the demo of a page, and keeps the rest. */
export async function setDemo(page: Page, change: object): Promise<void> {
  const demo = await demoOf(page);
  await demo.evaluate(({ backend }, wanted) => backend.controls.set(wanted), change);
}

/** Opens a state that the demo saved as a file. */
export async function openState(page: Page, file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await page.goto('/');
  await page.waitForFunction(() => 'canvassDemo' in window);
  const demo = await demoOf(page);
  // It leads to another page before it can say that it is done.
  await demo.evaluate((canvassDemo, state) => void canvassDemo.openState(state), text);
  await page.waitForURL(JSON.parse(text).path);
  await page.waitForFunction(() => 'canvassDemo' in window);
}

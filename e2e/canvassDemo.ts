import type { JSHandle, Page } from '@playwright/test';

/** What specs use of `window.canvassDemo` (docs/demo.md). */
interface CanvassDemo {
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

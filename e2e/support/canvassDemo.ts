import { expect, type JSHandle, type Page } from '@playwright/test';

/** The part of `window.canvassDemo` that specs use (docs/demo.md). */
interface CanvassDemo {
  callsUnderWay(): number;
  link(): string;
  backend: {
    controls: {
      state(): { seen: number[]; held: { call: string }[] };
      set(change: object): void;
      release(call: string): void;
    };
    database: {
      users: { all(): { id: number }[] };
      emails: { all(): { link: string }[] };
      surveys: {
        update(
          query: (query: { where(match: object): unknown }) => unknown,
          change: { data(draft: { status: string }): void },
        ): Promise<unknown>;
      };
    };
  };
}

/** The mock backend of a page, for `evaluate`. */
export const getDemo = (page: Page): Promise<JSHandle<CanvassDemo>> =>
  page.evaluateHandle(() => (window as unknown as { canvassDemo: CanvassDemo }).canvassDemo);

/** Changes some settings of a page's demo, and keeps the rest. */
export async function setDemo(page: Page, change: object): Promise<void> {
  const demo = await getDemo(page);
  await demo.evaluate(({ backend }, controlChange) => backend.controls.set(controlChange), change);
}

/** Waits until every call except held ones is answered and painted. */
export async function waitForCalls(page: Page): Promise<void> {
  await page.waitForFunction(() => 'canvassDemo' in window);
  const demo = await getDemo(page);
  const underWay = () =>
    demo.evaluate(async (canvassDemo) => {
      const countBefore = canvassDemo.callsUnderWay();
      // An answer may cause further calls.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return countBefore + canvassDemo.callsUnderWay();
    });
  await expect.poll(underWay, { intervals: [50] }).toBe(0);
}

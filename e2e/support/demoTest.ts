import { test as commonTest, expect, expectFaults, type OpenedState } from './commonTest.ts';

/** Tests of the demo, whose mock backend is in the page. */
export const test = commonTest.extend<{
  /** Opens a path of the demo in a state: data set, person, faults. */
  open: (path: string, state?: OpenedState) => Promise<void>;
}>({
  open: async ({ page, refusals }, use) => {
    await use(async (path, state = {}) => {
      expectFaults(refusals, state.faults);
      const separator = path.includes('?') ? '&' : '?';
      await page.goto(`${path}${separator}demo=${encodeURIComponent(JSON.stringify(state))}`);
      await page.waitForFunction(() => 'canvassDemo' in window);
    });
  },
});

export { expect };

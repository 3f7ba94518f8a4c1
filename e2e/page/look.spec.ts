import type { Page } from '@playwright/test';
import { test as demoTest } from '../support/demoTest.ts';
import { expectNoOverflow } from '../support/expectNoOverflow.ts';
import { findContrastViolations, findViolations } from '../support/findViolations.ts';
import { layoutProblems } from '../support/layoutProblems.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 390, 820, 1280];

test.use({ hasTouch: true });
demoTest.use({ hasTouch: true });

const softly = expect.configure({ soft: true });

/**
 * Ends with the widest. The tests of accessibility check contrast, at a narrow and a wide width: its
 * rules take a second.
 */
async function expectToFit(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // React follows a change of the width a moment later.
    await expectNoOverflow(page, `at ${width}`);
    await softly.poll(() => layoutProblems(page), { message: `at ${width}` }).toEqual([]);
  }
}

/** Screens with the components of another one: the list of surveys, a form of one card, an agent. */
const similar = ['/surveys', '/sign-up', '/forgot-password', '/agents/edit/1'];

for (const { path, heading, as: signedInAs } of screens) {
  if (similar.includes(path)) continue;
  // The demo draws its own tiles.
  const testScreen = path.endsWith('tab=map') ? demoTest : test;
  testScreen(
    `${path} as ${signedInAs ?? 'visitor'} has one h1, a title and no violation of WCAG 2.2 A and AA, light and dark; it fits 320 to 1280 px, with touch areas of 44 px, text of 12 px and a contrast of 4.5 (LOOK-1)`,
    async ({ page, open }) => {
      await open(path, signedInAs ? { signedInAs } : {});
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/Canvass/);
      await expect(page.locator('.loading, .skeleton, [data-state="loading"]')).toHaveCount(0);
      await expectToFit(page);
      expect.soft(await findViolations(page), 'wide and light').toEqual([]);
      // Every rule once; a dark page differs in colours only.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html.bp6-dark')).toHaveCount(1);
      // The rules of colours scroll; a target below the builder's sticky row counts as too small.
      await page.evaluate(() => scrollTo(0, 0));
      expect.soft(await findContrastViolations(page), 'narrow and dark').toEqual([]);
    },
  );
}

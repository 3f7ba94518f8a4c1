import { lookOf } from '../support/lookOf.ts';
import { overflowOf } from '../support/overflow.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { contrastViolationsOf } from '../support/violations.ts';

const widths = [320, 390, 820, 1280];

test.use({ hasTouch: true });

for (const { path, heading, as: signedInAs } of screens) {
  test(`${path} as ${signedInAs ?? 'visitor'} fits 320, 390, 820 and 1280 px: touch areas of 44 px, text of 12 px, contrast of 4.5 (LOOK-1)`, async ({
    page,
    open,
  }) => {
    await open(path, signedInAs ? { signedInAs } : {});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('.loading, [data-state="loading"]')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowOf(page), `overflow at ${width}`).toBeLessThanOrEqual(0);
      expect.soft(await lookOf(page), `at ${width}`).toEqual([]);
      expect.soft(await contrastViolationsOf(page), `contrast at ${width}`).toEqual([]);
    }
  });
}

test('every part fits 320, 390, 820 and 1280 px: touch areas of 44 px, text of 12 px, contrast of 4.5 (LOOK-1)', async ({
  page,
}) => {
  await page.goto('/parts/');
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowOf(page), `overflow at ${width}`).toBeLessThanOrEqual(0);
    expect.soft(await lookOf(page), `at ${width}`).toEqual([]);
    expect.soft(await contrastViolationsOf(page), `contrast at ${width}`).toEqual([]);
  }
});

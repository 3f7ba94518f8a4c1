import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Measures an element, in px from the window's top left, once it has loaded fonts and stands still:
 * a resize, a font or data may still move it. Fails if there are several.
 */
export async function measure(locator: Locator) {
  await expect(locator).toBeVisible();
  await locator.page().evaluate(() => document.fonts.ready.then(() => undefined));
  let box = await locator.boundingBox();
  const isSteady = async () => {
    const lastBox = JSON.stringify(box);
    box = await locator.boundingBox();
    return box !== null && JSON.stringify(box) === lastBox;
  };
  await expect.poll(isSteady, { intervals: [20, 50, 100] }).toBe(true);
  if (!box) throw new Error(`${locator} is not on the screen`);
  return {
    ...box,
    right: box.x + box.width,
    bottom: box.y + box.height,
    middle: box.y + box.height / 2,
    centre: box.x + box.width / 2,
  };
}

/** Expects a measured value, named by the line of the reference designs; a failure prints it. */
export const expectNear = (value: number, expected: number, tolerance: number, line: string) =>
  expect.soft(Math.abs(value - expected), `${line}: ${value}`).toBeLessThanOrEqual(tolerance);

/** The report of the reference designs: "Clinic waiting times". */
export const DESIGN_REPORT = '/analyze-surveys/2';

export const findBars = (page: Page, chart: string) =>
  page.getByRole('img', { name: chart }).locator('.bar');

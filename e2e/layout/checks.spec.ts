import { test as demoTest } from '../support/demoTest.ts';
import { DESIGN_REPORT, expectNear, findBars, measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

/**
 * Measures of the reference designs (LOOK-7). The message of each assertion quotes the line of the
 * design's list of measures. Pixels are from the window's top left.
 */

// Prefetching loads the web font, which these measures need.
test.use({ prefetch: true });

const wide = { width: 1440, height: 900 };

test.describe('wide', () => {
  test.beforeEach(({ page }) => page.setViewportSize(wide));

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a ${colorScheme} report shows each bar in the table row of its option (REPORT-5, LOOK-7)`, async ({
      page,
      open,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(DESIGN_REPORT, { signedInAs: 'owner' });
      await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible();
      const chart = findBars(page, 'Responses to Q1');
      const first = await measure(chart.first());
      expectNear(first.y, 252, 8, 'y of first bar');
      expectNear(first.height, 28, 0, 'bar height');
      expectNear((await measure(chart.nth(1))).y - first.y, 50, 0, 'pitch of bars');
      const fill = colorScheme === 'light' ? 'rgb(139, 0, 0)' : 'rgb(200, 64, 58)';
      await expect.soft(chart.first()).toHaveCSS('fill', fill);
      const card = await measure(page.getByRole('region', { name: /^Q1:/ }));
      expectNear(card.y, 152, 2, 'first card top');
      expectNear(card.height, 314, 6, 'first card height');
      expect.soft(first.width / (card.width - 50), 'longest bar').toBeGreaterThanOrEqual(0.38);
      const rows = page.getByRole('table', { name: 'Figures of Q1' }).locator('tbody tr');
      for (const [index, row] of (await rows.all()).entries()) {
        const [bar, place] = [await measure(chart.nth(index)), await measure(row)];
        const centres = [bar.y + bar.height / 2, place.y + place.height / 2] as const;
        expectNear(centres[0], centres[1], 1.5, `centre of bar ${index + 1}`);
      }
      expectNear((await measure(page.getByRole('tablist'))).bottom, 136, 2, 'tabs line');
      const insights = await measure(page.getByRole('region', { name: 'What changed' }));
      expectNear(insights.x, 1120, 2, 'What changed left');
      expectNear(insights.width, 288, 1, 'What changed width');
      const facts = page.getByRole('region', { name: /^Q1:/ }).locator('.summary-facts');
      await expect.soft(facts).toContainText('74 responses of 80');
      await expect.soft(facts).toContainText('Skipped: 0');
    });
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

  test('the first bar of a report is visible without scrolling (INSIGHT-1, LOOK-7)', async ({
    page,
    open,
  }) => {
    await open(DESIGN_REPORT, { signedInAs: 'owner' });
    const callout = page.getByRole('region', { name: 'What changed' });
    const box = await measure(callout);
    expect.soft(box.height, 'callout height').toBeLessThanOrEqual(84);
    const first = await measure(findBars(page, 'Responses to Q1').first());
    expect.soft(first.y, 'y of first bar').toBeLessThanOrEqual(420);
    expectNear(first.height, 16, 0, 'bar height');
    expectNear(first.width, 324, 2, 'longest bar');
    const tabs = await Promise.all((await page.getByRole('tab').all()).map(measure));
    expect.soft(box.bottom, 'end of the callout').toBeLessThanOrEqual(tabs[0]?.y ?? 0);
    expect.soft(tabs.at(-1)?.right, 'right edge of the last tab').toBeLessThanOrEqual(374);
    await expect(callout.getByRole('listitem')).toHaveCount(1);
  });
});

test('in forced colours fields, buttons and the focus have visible borders, and the current link is marked (LOOK-7, KEYS-2)', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/surveys/create', { signedInAs: 'owner' });
  for (const control of [
    page.getByLabel('Input Type'),
    page.getByRole('textbox', { name: 'Title', exact: true }),
    page.getByRole('button', { name: 'Publish' }),
    page.getByRole('button', { name: 'Next Question' }),
  ]) {
    await expect(control).toHaveCSS('border-top-style', 'solid');
    await expect(control).not.toHaveCSS('border-top-width', '0px');
    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).not.toHaveCSS('outline-style', 'none');
  }
  // A native input lies invisibly over its indicator.
  const required = page.getByRole('checkbox', { name: 'Required' });
  const indicator = required.locator('xpath=following-sibling::*');
  await expect(indicator).toHaveCSS('border-top-style', 'solid');
  const readBackground = () =>
    indicator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const uncheckedBackground = await readBackground();
  await required.check({ force: true });
  expect(await readBackground()).not.toBe(uncheckedBackground);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Actions for Clinic/ }).click();
  await expect(page.getByRole('menu')).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Escape');
  const expectLink = (name: string) => expect(page.getByRole('link', { name, exact: true }));
  await expectLink('Dashboard').toHaveCSS('outline-style', 'solid');
  await expectLink('Responses').toHaveCSS('outline-style', 'none');
  await page.goto('/analyze-surveys/1');
  const expectTab = (name: string) => expect(page.getByRole('tab', { name, exact: true }));
  await expectTab('Question Summaries').toHaveCSS('outline-style', 'solid');
  await expectTab('Map View').toHaveCSS('outline-style', 'none');
});

test('in wide windows the builder’s title is readable, also while a draft is saved, and choices stand 40 px apart (LOOK-4, LOOK-7)', async ({
  page,
  open,
}) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open('/surveys/edit/2', { signedInAs: 'owner' });
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Clinic waiting times!');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect
      .poll(() => title.evaluate((field) => field.scrollWidth - field.clientWidth), {
        message: `hidden part of the title at ${width}`,
      })
      .toBeLessThanOrEqual(0);
    const [first, second] = await Promise.all(
      [0, 1].map((index) => measure(page.locator('.option-line').nth(index))),
    );
    expectNear((second?.y ?? 0) - (first?.y ?? 0), 40, 1, 'distance of choices');
    const profile = await measure(page.getByRole('button', { name: 'Profile' }));
    const { right } = await measure(title);
    expect.soft(right, `title beside the profile button at ${width}`).toBeLessThan(profile.x);
  }
});

demoTest(
  'a screen follows the width that a docked panel leaves (LOOK-4)',
  async ({ page, open }) => {
    await open('/surveys/edit/2', { signedInAs: 'owner' });
    await page.getByRole('button', { name: /^Demo/ }).click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect.poll(async () => (await measure(title)).width).toBeGreaterThan(400);
  },
);

test('at 200 % zoom fields with messages, buttons and the focus keep their sizes (LOOK-7, KEYS-3)', async ({
  page,
  open,
}) => {
  // A window of 1440 px at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await open('/sign-up');
  const submit = page.getByRole('button', { name: 'Sign up' });
  await submit.click();
  const fields = await page.getByRole('textbox').all();
  const boxes = await Promise.all(fields.map(measure));
  for (const [index, box] of boxes.slice(1).entries()) {
    expectNear(box.y - (boxes[index]?.y ?? 0), 96, 1, 'pitch of fields');
  }
  const message = await measure(page.getByText('Password is required'));
  expectNear(message.y - (boxes.at(-1)?.bottom ?? 0), 4, 1, 'field to message');
  expectNear((await measure(submit)).height, 40, 0, 'height of the button');
  for (const control of [...fields, submit]) {
    await control.focus();
    const { x, y, right, bottom } = await measure(control);
    const isInWindow = x >= 2 && y >= 2 && right <= 718 && bottom <= 448;
    expect.soft(isInWindow, 'the focused control and its ring are in the window').toBe(true);
  }
});

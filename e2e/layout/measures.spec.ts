import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// With the typeface, as people see it.
test.use({ fetchesAhead: true });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('the builder has room between its choices, and they are as wide as their question (LOOK-4)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const question = page.getByRole('group', { name: 'Q1' });
  const choices = question.getByPlaceholder('Enter an answer choice');
  await expect(choices).toHaveCount(5);
  const [first, second] = [await boxOf(choices.first()), await boxOf(choices.nth(1))];
  expect(second.y - first.bottom).toBeGreaterThanOrEqual(8);
  const text = await boxOf(question.getByPlaceholder('Enter your question'));
  expect(Math.abs(text.right - first.right)).toBeLessThanOrEqual(8);
  expect((await boxOf(question)).y).toBeLessThanOrEqual(215);
  // The title stands where other screens have theirs, beside a logo of 40 px.
  const title = await boxOf(page.getByRole('textbox', { name: 'Title', exact: true }));
  expect(title.y).toBeLessThanOrEqual(40);
  expect(await boxOf(page.getByAltText('Survey logo'))).toMatchObject({ width: 40, height: 40 });
  // Its tools stand over its end.
  await choices.first().hover();
  const tools = question.getByRole('toolbar', { name: 'Actions for Very satisfied', exact: true });
  await expect(tools).toHaveCSS('opacity', '1');
  const { x, right } = await boxOf(tools);
  expect(x).toBeGreaterThan(first.x);
  expect(right).toBeLessThanOrEqual(first.right);
});

test('a question’s tools hide beside its fields, and stay on a line of their own', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const tools = page.getByRole('toolbar', { name: 'Actions for Q1', exact: true });
  await expect(tools).toHaveCSS('opacity', '0');
  await page.setViewportSize({ width: 640, height: 900 });
  await expect(tools).toHaveCSS('opacity', '1');
});

for (const path of [
  '/dashboard',
  '/responses',
  '/agents',
  '/agents/create',
  '/analyze-surveys',
  '/analyze-surveys/1',
  '/surveys/create',
  '/profile/update',
]) {
  test(`${path} shows its title near the top, beside the profile button (LOOK-7)`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(path, { signedInAs: 'owner' });
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(title.y).toBeLessThanOrEqual(40);
    const profile = await boxOf(page.getByRole('button', { name: 'Profile', exact: true }));
    expect(Math.abs(profile.y - title.y)).toBeLessThanOrEqual(16);
    // Nothing covers it.
    await page.getByRole('button', { name: 'Profile', exact: true }).click({ trial: true });
  });
}

test('search, survey, dates and export of the responses stand in one row (LOOK-7)', async ({
  page,
  open,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open('/responses', { signedInAs: 'owner' });
    const tools = [
      page.getByRole('searchbox', { name: 'Search responses' }),
      page.getByRole('button', { name: 'Survey: All surveys' }),
      page.getByRole('button', { name: 'Dates' }),
      page.getByRole('button', { name: /^Export/ }),
    ];
    const boxes = await Promise.all(tools.map(boxOf));
    for (const [at, box] of boxes.entries()) {
      const before = boxes[at - 1];
      if (!before) continue;
      expect(Math.abs(box.y + box.height / 2 - before.y - before.height / 2)).toBeLessThan(4);
      expect(box.x).toBeGreaterThan(before.right);
    }
  }
});

test('the days of responses open below their button, and it says them (RESPONSES-11)', async ({
  page,
  open,
}) => {
  await open('/responses', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Dates' }).click();
  await page.getByLabel('From').fill('2026-02-28');
  await page.getByLabel('To', { exact: true }).fill('2026-02-28');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('From')).toBeHidden();
  const dates = page.getByRole('button', { name: 'Dates: February 28, 2026' });
  await expect(dates).toBeFocused();
  await expect(page).toHaveURL('/responses?from=2026-02-28&to=2026-02-28');
});

test('on a phone the filters of responses fold, and say how many are set (LOOK-7)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/responses?survey=1&from=2026-02-01', { signedInAs: 'owner' });
  await expect(page.getByLabel('From')).toBeHidden();
  await page.getByText('Filters (2)', { exact: true }).click();
  await expect(page.getByLabel('From')).toHaveValue('2026-02-01');
});

test('a comparison uses its width, and names each group once (LOOK-7)', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/analyze-surveys/1?by=2', { signedInAs: 'owner' });
  const chart = page.getByRole('img', { name: 'Responses to Q1 by Q2' });
  const { width } = await boxOf(chart);
  const widths = await chart
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(Math.max(...widths) / width).toBeGreaterThanOrEqual(0.8);
  expect(await chart.locator('text', { hasText: 'Vegetables' }).count()).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a survey’s card has 88 px at most (LOOK-2)', async ({ page, open }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    const card = await boxOf(page.getByRole('row', { name: /Market day shoppers/ }));
    expect(card.height).toBeLessThanOrEqual(88);
  });

  test('the tables of a report fit their cards (LOOK-3)', async ({ page, open }) => {
    await open('/analyze-surveys/1', { signedInAs: 'owner' });
    await expect(page.getByRole('table')).toHaveCount(3);
    const wider = await page
      .locator('.table-scroll')
      .evaluateAll((lists) => lists.filter((list) => list.scrollWidth > list.clientWidth).length);
    expect(wider).toBe(0);
  });
});

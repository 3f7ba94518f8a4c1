import { layoutProblems } from '../support/layoutProblems.ts';
import { overflowOf } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

  test('a row is a card without labels, and opens its title’s target (LOOK-2)', async ({
    page,
    open,
  }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    const card = page.getByRole('row', { name: /Market day shoppers/ });
    await expect(card).toBeVisible();
    const labels = await card
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(new Set(labels)).toEqual(new Set(['none']));
    const { height = 0, width = 0 } = (await card.boundingBox()) ?? {};
    expect(height).toBeLessThan(110);
    await card.tap({ position: { x: width / 2, y: height - 8 } });
    await expect(page).toHaveURL('/surveys/edit/1');
    await open('/analyze-surveys', { signedInAs: 'owner' });
    const report = page.getByRole('row', { name: /Market day shoppers/ });
    await report.tap({ position: { x: 30, y: 20 } });
    await expect(page).toHaveURL('/analyze-surveys/1');
  });

  test('a card links the agent’s phone and e-mail, and its menu stays a menu (LOOK-2)', async ({
    page,
    open,
  }) => {
    await open('/agents', { signedInAs: 'owner' });
    const card = page.getByRole('row', { name: /Chiara Petrov/ });
    const mail = card.getByRole('link', { name: 'chiara.petrov@field.example' });
    await expect(mail).toHaveAttribute('href', 'mailto:chiara.petrov@field.example');
    const phone = card.getByRole('link', { name: '07700901022' });
    await expect(phone).toHaveAttribute('href', 'tel:07700901022');
    // Nothing covers them.
    for (const link of [mail, phone]) await link.click({ trial: true });
    await card.getByRole('button', { name: 'Actions for Chiara Petrov' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(page).toHaveURL('/agents');
  });

  test('the builder has one sticky row, and the rest behind More actions (LOOK-3)', async ({
    page,
    open,
  }) => {
    await open('/surveys/edit/1', { signedInAs: 'owner' });
    await page.getByPlaceholder('Enter your question').first().fill('');
    const header = page.locator('.page-header .page-actions');
    await expect(header.getByText('5 questions')).toBeVisible();
    await expect(header.getByRole('button', { name: '1 not finished' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Update' })).toBeVisible();
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(64);
    const preview = page.getByRole('button', { name: 'Preview' });
    await expect(preview).toBeHidden();
    const more = page.getByRole('button', { name: 'More actions' });
    await more.click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByPlaceholder('Enter your question').first()).not.toHaveValue('');
    await more.click();
    await preview.click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    await expect(page.locator('.bp6-portal :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Preview' })).toHaveCount(0);
    await expect(more).toBeFocused();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  test('a focused choice shows its actions (LOOK-3)', async ({ page, open }) => {
    await open('/surveys/edit/1', { signedInAs: 'owner' });
    const choice = page.getByRole('listitem').filter({ has: page.getByLabel('Answer choice 2') });
    const second = choice.first();
    const remove = second.getByRole('button', { name: /^Remove / });
    const before = (await second.boundingBox())?.height ?? 0;
    expect(before).toBeLessThanOrEqual(46);
    await second.getByLabel('Answer choice 2').tap();
    await expect(remove).toBeInViewport();
    await remove.tap();
    await expect(page.getByText('Undo').first()).toBeVisible();
  });

  test('menu, dialog, drawer, sheet and response have touch areas of 44 px (LOOK-1)', async ({
    page,
    open,
  }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    await page.getByRole('button', { name: 'Actions for Market day shoppers' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Close' })).toBeVisible();
    await expect.poll(() => layoutProblems(page, '[role="menu"]'), 'menu').toEqual([]);
    await page.getByRole('menuitem', { name: 'Close' }).tap();
    // It grows while it opens.
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => layoutProblems(page, '[role="dialog"]'), 'dialog').toEqual([]);
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect.poll(() => layoutProblems(page, '[role="dialog"]'), 'drawer').toEqual([]);
    await open('/surveys/edit/1', { signedInAs: 'owner' });
    await page.getByRole('button', { name: 'More actions' }).tap();
    await expect.poll(() => layoutProblems(page, '.more-actions'), 'sheet').toEqual([]);
    await open('/responses', { signedInAs: 'owner' });
    await page.getByRole('link', { name: 'Hana Sato' }).tap();
    await expect(page.getByRole('dialog', { name: 'Hana Sato' })).toBeVisible();
    await expect.poll(() => layoutProblems(page, '[role="dialog"]'), 'response').toEqual([]);
  });

  test('a press below a focused choice hits its target (LOOK-3)', async ({ page, open }) => {
    await open('/surveys/edit/1', { signedInAs: 'owner' });
    const block = page.getByRole('group', { name: 'Q1', exact: true });
    const choices = block.getByPlaceholder('Enter an answer choice');
    await choices.nth(2).tap();
    await expect(block.getByRole('button', { name: 'Remove Neither' })).toBeInViewport();
    const add = block.getByRole('button', { name: 'Add answer choice' });
    await add.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await add.boundingBox()) ?? {};
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(choices).toHaveCount(6);
  });

  test('a tap beside the sheet closes it and presses nothing (LOOK-3)', async ({ page, open }) => {
    await open('/surveys/edit/1', { signedInAs: 'owner' });
    const update = page.getByRole('button', { name: 'Update', exact: true });
    const { x = 0, y = 0 } = (await update.boundingBox()) ?? {};
    await page.getByRole('button', { name: 'More actions' }).tap();
    await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible();
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(page.getByRole('button', { name: 'Preview' })).toBeHidden();
    await expect(update).toBeVisible();
    await expect(page).toHaveURL('/surveys/edit/1');
  });

  test('the report has its actions behind one button, and its tabs in one row (LOOK-3)', async ({
    page,
    open,
  }) => {
    await open('/analyze-surveys/1', { signedInAs: 'owner' });
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(3);
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await page.getByRole('button', { name: 'More actions' }).tap();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export 120 responses' }).tap();
    await download;
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

for (const width of [390, 320]) {
  test(`at ${width} px QA’s button covers neither the logo nor a link (LOOK-1)`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    const demo = await page.getByRole('button', { name: 'Demo' }).boundingBox();
    for (const link of await page.getByRole('banner').getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box && demo && box.y + box.height <= demo.y).toBe(true);
    }
  });
}

test('at 320 px reports with hostile texts fit the window (LOOK-1)', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const id of [1, 2, 3]) {
    for (const tab of ['', '?tab=insights', '?tab=map']) {
      await open(`/analyze-surveys/${id}${tab}`, { signedInAs: 'owner', world: 'hostile' });
      await expect(page.getByRole('tab')).toHaveCount(3);
      await expect(page.getByText('Loading...')).toHaveCount(0);
      expect(await overflowOf(page), `${id}${tab}`).toBeLessThanOrEqual(0);
    }
  }
});

test('three questions with three choices fit a window of 900 px (LOOK-4)', async ({
  page,
  open,
}) => {
  // The narrowest window with the outline.
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByLabel('Input Type').selectOption('single');
  await page.getByPlaceholder('Enter an answer choice').fill('Tea');
  for (const text of ['Coffee', 'Water']) {
    await page.getByRole('button', { name: 'Add answer choice' }).click();
    await page.keyboard.type(text);
  }
  await page.getByRole('button', { name: 'Duplicate Q1' }).click();
  await page.getByRole('button', { name: 'Duplicate Q1' }).click();
  const blocks = page.getByRole('group', { name: /^Q\d$/ });
  await expect(blocks).toHaveCount(3);
  const heights: number[] = [];
  for (const block of await blocks.all()) {
    await block.scrollIntoViewIfNeeded();
    heights.push((await block.boundingBox())?.height ?? 0);
  }
  const header = (await page.locator('.page-header').boundingBox())?.height ?? 0;
  const gaps = 2 * 16;
  expect(heights.reduce((sum, height) => sum + height, header + gaps)).toBeLessThanOrEqual(900);
});

test('page numbers start at the left, away from toasts (LOOK-1)', async ({ page, open }) => {
  await open('/agents', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Actions for Chiara Petrov' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button').last();
  const [over, under] = [await toast.boundingBox(), await last.boundingBox()];
  expect(over && under && under.x + under.width <= over.x).toBe(true);
});

import { every, json } from '#fixtures/faults.ts';
import { expectNoOverflow } from '../support/expectNoOverflow.ts';
import { layoutProblems } from '../support/layoutProblems.ts';
import { measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

  test('a row is a card without labels, and a tap opens the target of its title (LOOK-2)', async ({
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
    const { height, width } = await measure(card);
    expect(height).toBeLessThan(110);
    await card.tap({ position: { x: width / 2, y: height - 8 } });
    await expect(page).toHaveURL('/surveys/edit/1');
    await open('/analyze-surveys', { signedInAs: 'owner' });
    const report = page.getByRole('row', { name: /Market day shoppers/ });
    await report.tap({ position: { x: 30, y: 20 } });
    await expect(page).toHaveURL('/analyze-surveys/1');
  });

  test('a card shows at most three lines of a very long name (LOOK-2)', async ({ page, open }) => {
    const agent = {
      id: 1,
      firstName: 'x'.repeat(4800),
      middleName: '',
      lastName: 'King',
      email: 'ada@example.com',
      mobileNumber: '',
      status: 'Active',
    };
    const body = { data: [agent], pagination: { totalPages: 1, totalItems: 1 } };
    await open('/agents', { signedInAs: 'owner', faults: [every('GET /agent', json(body))] });
    const card = page.getByRole('row', { name: /ada@example.com/ });
    await expect(card).toBeVisible();
    expect((await measure(card)).height).toBeLessThan(200);
  });

  test('the builder keeps undo, preview and submit in one sticky row (LOOK-3)', async ({
    page,
    open,
  }) => {
    await open('/surveys/edit/1', { signedInAs: 'owner' });
    await page
      .getByLabel(/^Q\d+ text$/)
      .first()
      .fill('');
    const head = page.locator('.page-header .page-actions');
    await expect(head.getByRole('button', { name: 'Update' })).toBeVisible();
    expect((await measure(head)).height).toBeLessThanOrEqual(64);
    await head.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel(/^Q\d+ text$/).first()).not.toHaveValue('');
    const preview = head.getByRole('button', { name: 'Preview' });
    await preview.click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    await expect(page.locator('.bp6-portal :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Preview' })).toHaveCount(0);
    await expect(preview).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(preview).toBeInViewport();
    await expectNoOverflow(page);
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
    // The dialog grows while it opens.
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => layoutProblems(page, '[role="dialog"]'), 'dialog').toEqual([]);
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect.poll(() => layoutProblems(page, '[role="dialog"]'), 'drawer').toEqual([]);
    await open('/surveys/edit/1', { signedInAs: 'owner' });
    await page.getByRole('button', { name: 'More actions', exact: true }).tap();
    await expect.poll(() => layoutProblems(page, '.more-actions'), 'sheet').toEqual([]);
    await open('/responses', { signedInAs: 'owner' });
    await page.getByRole('link', { name: 'Hana Sato' }).tap();
    await expect(page.getByRole('dialog', { name: 'Hana Sato' })).toBeVisible();
    await expect.poll(() => layoutProblems(page, '[role="dialog"]'), 'response').toEqual([]);
  });

  test('a tap outside the sheet closes it without pressing anything (LOOK-3)', async ({
    page,
    open,
  }) => {
    await open('/surveys/edit/1', { signedInAs: 'owner' });
    const update = page.getByRole('button', { name: 'Update', exact: true });
    const { x, y } = await measure(update);
    const duplicate = page.getByRole('link', { name: 'Duplicate survey' });
    await page.getByRole('button', { name: 'More actions', exact: true }).tap();
    await expect(duplicate).toBeVisible();
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(duplicate).toBeHidden();
    await expect(update).toBeVisible();
    await expect(page).toHaveURL('/surveys/edit/1');
  });
});

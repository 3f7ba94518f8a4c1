import { expect, test } from '../support/test.ts';

test('a link of a row menu opens a new tab with Ctrl and with the middle button (SEAM-25)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.evaluate(() => {
    for (const type of ['click', 'auxclick']) {
      window.addEventListener(type, (event) => {
        document.documentElement.dataset.taken = String(event.defaultPrevented);
        event.preventDefault();
      });
    }
  });
  const menu = page.getByRole('button', { name: 'Actions for Market day shoppers' });
  const reports = page.getByRole('menuitem', { name: 'Reports' });
  for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    await menu.click();
    await expect(reports).toHaveAttribute('href', '/analyze-surveys/1');
    await reports.click(options);
    await expect(page.locator('html')).toHaveAttribute('data-taken', 'false');
    await expect(page).toHaveURL('/dashboard');
    await page.keyboard.press('Escape');
    await expect(reports).toHaveCount(0);
  }
  await menu.click();
  await reports.click();
  await expect(page).toHaveURL('/analyze-surveys/1');
});

test('holding the key that confirms a dialog does not reopen the row’s menu (SEAM-26)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await actions.click();
  await page.getByRole('menuitem', { name: /activate/i }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(actions).toBeFocused();
  await expect(actions).toHaveAttribute('aria-expanded', 'false');
  await actions.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  // A held Tab passes the button.
  await page.keyboard.press('Shift+Tab');
  for (let repeat = 0; repeat < 2; repeat += 1) await page.keyboard.down('Tab');
  await page.keyboard.up('Tab');
  await expect(actions).not.toBeFocused();
});

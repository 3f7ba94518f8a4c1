import { overflowOf } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violations.ts';

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`every part in every state, ${colorScheme} at ${width} px, has no violation of WCAG 2.2 A and AA (DEMO-28)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/parts/');
    await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
    await expect(page.locator('html.bp6-dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    const map = page.getByRole('region', { name: 'Map that is there' });
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute('data-state', 'loaded');
    await expect(page.getByText('Error: AuthFailure')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}

test('the parts page opens each dialog and menu by its button (DEMO-28)', async ({ page }) => {
  await page.goto('/parts/');
  for (const [opener, text] of [
    ['A question', 'Close this survey?'],
    ['A question that is being answered', 'Close this survey?'],
    ['A question that begins on Cancel', 'What you typed is not saved and will be lost.'],
    ['A response', 'Others: By balloon'],
    ['A response that loads', 'Loading...'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(text);
    expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  for (const [opener, role, text] of [
    ['Toast of a success', 'status', 'Login successful'],
    ['Toast of a failure', 'alert', 'Failed to send email'],
    ['Toast with an offer', 'status', 'Undo'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.locator('.toast-area').getByRole(role)).toContainText(text);
  }
});

test('the panel leads to the parts page, which keeps the chosen look (DEMO-28)', async ({
  page,
  open,
}) => {
  await open('/');
  await page.getByRole('button', { name: 'Demo' }).click();
  await page.getByRole('tab', { name: 'Start' }).click();
  await page.getByRole('link', { name: 'Parts of the interface' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

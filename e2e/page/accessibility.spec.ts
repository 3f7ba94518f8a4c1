import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow.ts';
import { findContrastViolations, findViolations } from '../support/findViolations.ts';
import { expect, test } from '../support/test.ts';

/** Every rule in light mode. A dark page differs in colours only. */
async function expectLook(page: Page) {
  expect(await findViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html.bp6-dark')).toHaveCount(1);
  expect(await findContrastViolations(page), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html.bp6-dark')).toHaveCount(0);
}

test('messages, menus and dialogs have no violations', async ({ page, open }) => {
  await open('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectLook(page);
  await open('/dashboard', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await expectLook(page);
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLook(page);
});

test('the toast, response panel, text dialog and key list have no violations', async ({
  page,
  open,
  toast,
}) => {
  await open('/profile/update', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(toast('status')).toBeVisible();
  // A toast under the pointer stays.
  await toast('status').hover();
  await expectLook(page);
  await open('/responses?response=7&of=1', { signedInAs: 'owner' });
  await expect(page.getByRole('dialog', { name: 'Hana Sato' })).toContainText('The quiet');
  await expectLook(page);
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
  await dialog.getByRole('textbox').fill('Our survey\n1. Which?\na) Tea\nb) Milk');
  await expect(dialog.getByText('1 line skipped.')).toBeVisible();
  await expectLook(page);
});

test('at 200 % zoom screens fit the window, and everything is reachable (KEYS-3)', async ({
  page,
  open,
}) => {
  // At 200 %, a 1280 px window is 640 px wide for the page.
  await page.setViewportSize({ width: 640, height: 450 });
  for (const path of [
    '/dashboard',
    '/agents',
    '/responses',
    '/surveys/edit/1',
    '/analyze-surveys/1',
    '/profile/update',
  ]) {
    await open(path, { signedInAs: 'owner' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expectNoOverflow(page, path);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, a[href])')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          control.focus();
          const { left: leftEdge, right } = control.getBoundingClientRect();
          return leftEdge < -1 || right > innerWidth + 1;
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(outside, path).toEqual([]);
  }
});

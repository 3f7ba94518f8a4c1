import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Types into each field at the moment it appears, like a password manager. */
function fillAtFirstSight() {
  const seenElements = new WeakSet<Element>();
  const setText = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const { prototype } =
      field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, 'typed early');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  new MutationObserver(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      'form input:not([type="file"], [type="checkbox"]), form textarea',
    );
    for (const field of fields) {
      if (seenElements.has(field)) continue;
      seenElements.add(field);
      setText(field);
    }
  }).observe(document, { childList: true, subtree: true });
}

async function expectAllTypedEarly(page: Page, form: string) {
  const fields = page
    .getByRole('form', { name: form })
    .locator('input:not([type="file"]), textarea');
  await expect(fields.first()).toBeVisible();
  // The screen's last effect has run when its button responds.
  await page.getByRole('form', { name: form }).locator('button[type="submit"]').focus();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  const values = await fields.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ value }) => value),
  );
  expect(values).toEqual(values.map(() => 'typed early'));
}

test('text typed into a form while it loads is kept (SEAM-18)', async ({ page, open }) => {
  await open('/contact-us');
  await page.evaluate(fillAtFirstSight);
  for (const [form, link] of [
    ['Login', 'Login'],
    ['Sign up', 'Sign up here'],
    ['Contact Us', 'Contact Us'],
    ['Login', 'Login'],
    ['Forgot password', 'Forgot your password?'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expectAllTypedEarly(page, form);
  }
});

test('text typed into the builder while it loads is kept (SEAM-18)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.evaluate(fillAtFirstSight);
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'typed early',
  );
  await expect(page.getByLabel(/^Q\d+ text$/)).toHaveValue('typed early');
});

test('going back right after Leave opens the form again (SEAM-20)', async ({ page, open }) => {
  await open('/agents/create', { signedInAs: 'owner' });
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByRole('link', { name: 'Responses' }).click();
  await page.getByRole('button', { name: 'Leave' }).evaluate(async (leave: HTMLElement) => {
    leave.click();
    while (location.pathname !== '/responses') await new Promise((next) => setTimeout(next));
    history.back();
  });
  await expect(page).toHaveURL('/agents/create');
  await expect(page.getByLabel('Last name')).toBeVisible();
});

test('leaving typed text asks first, also if a release has removed the dialog’s file (SEAM-20)', async ({
  page,
  open,
  context,
}) => {
  await open('/agents/create', { signedInAs: 'owner' });
  const chunkResponse = page.waitForResponse(/ConfirmDialog/);
  await page.getByLabel('First name').fill('Ada');
  await chunkResponse;
  await context.route(/ConfirmDialog/, (route) => route.abort());
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await context.unroute(/ConfirmDialog/);
});

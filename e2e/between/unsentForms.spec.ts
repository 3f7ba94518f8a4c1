import type { Page } from '@playwright/test';
import { fillFields } from '../support/fields.ts';
import { picture } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

/** Types into each field at the moment it appears, like a password manager. */
function fillAtFirstSight() {
  const seen = new WeakSet<Element>();
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
      if (seen.has(field)) continue;
      seen.add(field);
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
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const values = await fields.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ value }) => value),
  );
  expect(values).toEqual(values.map(() => 'typed early'));
}

for (const [form, from, link] of [
  ['Login', '/contact-us', 'Login'],
  ['Sign up', '/login', 'Sign up here'],
  ['Forgot password', '/login', 'Forgot your password?'],
  ['Contact Us', '/login', 'Contact Us'],
] as const) {
  test(`letters typed into ${form} as it appears stay (SEAM-18)`, async ({ page, open }) => {
    await open(from);
    await page.evaluate(fillAtFirstSight);
    await page.getByRole('link', { name: link }).click();
    await expectAllTypedEarly(page, form);
  });
}

test('letters typed into an admin form as it appears stay (SEAM-18)', async ({ page, open }) => {
  await open('/agents', { signedInAs: 'owner' });
  await page.evaluate(fillAtFirstSight);
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await expectAllTypedEarly(page, 'Create Agent');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expectAllTypedEarly(page, 'Profile');
});

test('letters typed into the builder as it appears stay (SEAM-18)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.evaluate(fillAtFirstSight);
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('typed early');
  await expect(page.getByPlaceholder('Enter your question')).toHaveValue('typed early');
});

test('a saved profile sends neither the new password nor the picture again (SEAM-19)', async ({
  page,
  open,
  toast,
}) => {
  await open('/profile/update', { signedInAs: 'secondOwner' });
  const bodies: Record<string, unknown>[] = [];
  let uploads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/update')) bodies.push(request.postDataJSON());
    if (request.url().endsWith('/upload')) uploads += 1;
  });
  await page.getByLabel('Change picture').setInputFiles(picture());
  await page.getByLabel('Password').fill('Tomas-2027');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(toast('status')).toContainText('Update successful');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.getByLabel('First name').fill('Thomas');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByRole('complementary').first()).toContainText('Thomas Ferreira');
  expect(uploads).toBe(1);
  expect(bodies.map(({ password, image }) => [password, typeof image])).toEqual([
    ['Tomas-2027', 'string'],
    [null, 'undefined'],
  ]);
});

test('Back right after Leave works (SEAM-20)', async ({ page, open }) => {
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

test('six blanks are a valid password; five are too short (SEAM-21)', async ({ page, open }) => {
  await open('/sign-up');
  const password = page.getByLabel('Password');
  await password.fill('     ');
  await password.blur();
  await expect(password).toHaveAccessibleDescription('Password must contain at least 6 characters');
  await password.fill('      ');
  await expect(password).toHaveAccessibleDescription('6 to 100 characters');
  await fillFields(page, { 'First name': 'Ada', 'Last name': 'King', Email: 'ada@example.com' });
  const sent = page.waitForRequest((request) => request.url().endsWith('/auth/sign-up'));
  await page.getByRole('button', { name: 'Sign up' }).click();
  expect((await sent).postDataJSON().password).toBe('      ');
});

test('a title is validated and sent without surrounding blanks (SEAM-22)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const title = page.getByPlaceholder('Enter survey title');
  await title.fill(' A ');
  await title.blur();
  await expect(title).toHaveAccessibleDescription('Title must contain at least 2 characters');
  await title.fill(`  ${'x'.repeat(50)}  `);
  await expect(title).toHaveAccessibleDescription('');
  const sent = page.waitForRequest((request) => request.url().endsWith('/survey/create'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await sent).postDataJSON().title).toBe('x'.repeat(50));
  await expect(toast('status')).toContainText('Create survey successful');
});

test('a required choice question allows an empty deactivated choice, and needs an active one (SEAM-23)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByPlaceholder('Enter survey title').fill('Hello world');
  const first = page.getByRole('group', { name: 'Q1', exact: true });
  await first.getByPlaceholder('Enter your question').fill('Why?');
  await first.getByLabel('Input Type').selectOption('Single Choice');
  await first.getByRole('checkbox', { name: 'Required' }).check();
  await first.getByTitle('Deactivate option').click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const add = first.getByRole('button', { name: 'Add answer choice' });
  await expect(add).toBeFocused();
  await expect(add).toHaveAccessibleDescription('At least one active answer choice is required');
  await expect(first.getByText('Answer choice is required', { exact: true })).toHaveCount(0);
  await add.click();
  await page.keyboard.type('Tea');
  await expect(first.getByText('At least one active answer choice is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast('status')).toContainText('Create survey successful');
});

test('a reload restores only edited fields, over the server’s current values (SEAM-7, SEAM-16)', async ({
  page,
  open,
}) => {
  await open('/agents/edit/1', { signedInAs: 'owner' });
  await page.getByLabel('First name').fill('Typed');
  const second = await page.context().newPage();
  await second.goto('/agents/edit/1');
  await second.getByLabel('Last name').fill('Newer');
  await second.getByRole('button', { name: 'Update Agent' }).click();
  await expect(second.getByText('Update agent successful')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Typed');
  await expect(page.getByLabel('Last name')).toHaveValue('Newer');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).not.toHaveValue('Typed');
});

test('nothing claims to be restored if nothing could be kept (SEAM-7)', async ({ page, open }) => {
  await open('/profile/update', { signedInAs: 'owner' });
  await page.getByLabel('Password').fill('Nadia-2027');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Nadia');
  await expect(page.getByText('What you typed before is here again.')).toHaveCount(0);
});

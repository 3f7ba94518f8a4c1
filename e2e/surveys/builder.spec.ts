import type { Page } from '@playwright/test';
import { heldAnswer, network, next, status } from '#fixtures/faults.ts';
import { letters } from '../support/fields.ts';
import { picture } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Hello world');
  await question(page, 1)
    .getByLabel(/^Q\d+ text$/)
    .fill('Why?');
}

test('an invalid or too large logo is refused, a valid one is shown, and the button’s text changes (BUILDER-1, IMAGE-1, IMAGE-2)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await page.getByLabel('Add Logo').setInputFiles(text);
  await expect(toast('alert')).toContainText('Invalid file');
  await expect(toast('alert')).toContainText('Please select a valid image');
  await page.getByLabel('Add Logo').setInputFiles(picture(5_000_001));
  await expect(toast('alert')).toContainText('Image too large');
  await expect(toast('alert')).toContainText('Image must be 5MB or less');
  await page.getByLabel('Add Logo').setInputFiles(picture());
  await expect(page.getByRole('img', { name: 'Survey logo' })).toHaveAttribute('src', /^blob:/);
  await expect(page.getByLabel('Change Logo')).toHaveCount(1);
  await page.goto('/surveys/edit/1');
  await expect(page.getByLabel('Update Logo')).toHaveCount(1);
  await page.goto('/surveys/edit/3');
  await expect(page.getByLabel('Add Logo')).toHaveCount(1);
});

test('the title shows its messages (BUILDER-14, BUILDER-15, BUILDER-16)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  for (const [text, message] of [
    ['', 'Title is required'],
    [letters(1), 'Title must contain at least 2 characters'],
    [letters(2), ''],
    [letters(50), ''],
    [letters(51), 'Title must contain at most 50 characters'],
  ] as const) {
    await title.fill(text);
    await title.blur();
    await expect(title).toHaveAccessibleDescription(message);
  }
});

test('a required question needs options; the first invalid field gets the focus (BUILDER-17)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await fillIn(page);
  const first = question(page, 1);
  await first.getByLabel('Input Type').selectOption('Multiple choice');
  await first.getByRole('checkbox', { name: 'Required' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(first.getByText('Answer choice is required')).toBeVisible();
  await expect(first.getByLabel(/^Answer choice \d+$/)).toBeFocused();
  await first.getByRole('checkbox', { name: 'Required' }).uncheck();
  await expect(first.getByText('Answer choice is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(toast('status')).toContainText('Create survey successful');
});

test('publishing shows a busy button and a toast, and leads to /dashboard after 2500 ms and not before (BUILDER-4, BUILDER-19, BUILDER-20)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await page.clock.install();
  await open('/surveys/create', {
    signedInAs: 'owner',
    faults: [next('POST /survey/create', heldAnswer)],
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillIn(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Publishing...' })).toBeDisabled();
  await release('POST /survey/create');
  await expect(toast('status')).toContainText('Create survey successful');
  await expect(toast('status')).toContainText('You have successfully created the survey!');
  await page.clock.runFor(2499);
  await expect(page).toHaveURL('/surveys/create');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/dashboard');
  await page.clock.resume();
  await expect(page.getByRole('row', { name: /Hello world/ })).toBeVisible();
});

for (const [name, call, answer, description] of [
  ['404', 'POST /survey/create', status(404, 'No such owner'), 'No such owner'],
  ['422', 'POST /survey/create', status(422, 'Not like this'), 'Not like this'],
  ['500', 'POST /survey/create', status(500, 'Out of order'), 'Out of order'],
  ['503', 'POST /survey/create', status(503, 'Busy'), 'Invalid survey'],
  ['no answer', 'POST /survey/create', network, 'Invalid survey'],
  ['a failed upload', 'POST /upload', status(500, 'Disk full'), 'Invalid survey'],
] as const) {
  test(`a failed publish (${name}) keeps everything and can be sent again (BUILDER-22, BUILDER-23)`, async ({
    page,
    open,
    toast,
  }) => {
    await open('/surveys/create', { signedInAs: 'owner', faults: [next(call, answer)] });
    await fillIn(page);
    await page.getByLabel('Add Logo').setInputFiles(picture());
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(toast('alert')).toContainText('Create survey failed');
    await expect(toast('alert')).toContainText(description);
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'Hello world',
    );
    await expect(question(page, 1).getByLabel(/^Q\d+ text$/)).toHaveValue('Why?');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(toast('status')).toContainText('Create survey successful');
  });
}

test('the logo is uploaded first and its URL is sent; a second try does not upload it again (BUILDER-21)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await open('/surveys/create', {
    signedInAs: 'owner',
    faults: [
      next('POST /survey/create', status(500, 'Out of order')),
      next('POST /upload', heldAnswer),
    ],
  });
  const sentCalls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/upload$|survey\/create$/.test(pathname)) sentCalls.push(pathname);
    if (pathname.endsWith('survey/create')) {
      expect(request.postDataJSON().image).toMatch(/\/api\/v1\/uploads\/1$/);
    }
  });
  await fillIn(page);
  await page.getByLabel('Add Logo').setInputFiles(picture());
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Uploading the picture...')).toBeVisible();
  await release('POST /upload');
  await expect(toast('alert')).toContainText('Out of order');
  await expect(page.getByText('Uploading the picture...')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast('status')).toContainText('Create survey successful');
  expect(sentCalls).toEqual(['/api/v1/upload', '/api/v1/survey/create', '/api/v1/survey/create']);
});

test('a survey is updated', async ({ page, open, toast, release }) => {
  await page.clock.install();
  await open('/surveys/edit/3', {
    signedInAs: 'owner',
    faults: [next('POST /survey/update', heldAnswer)],
  });
  await test.step('the form has the saved values (BUILDER-18)', async () => {
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'Bus route 14 riders',
    );
    const first = question(page, 1);
    await expect(first.getByLabel(/^Q\d+ text$/)).toHaveValue('How often do you come here?');
    await expect(first.getByLabel('Input Type')).toHaveValue('single');
    await expect(first.getByRole('checkbox', { name: 'Required' })).toBeChecked();
    await expect(first.getByLabel(/^Answer choice \d+$/)).toHaveCount(6);
    await expect(first.getByLabel(/^Answer choice \d+$/).last()).toBeDisabled();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('the button says that the request runs (BUILDER-5)', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bus route 15 riders');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  });
  await test.step('a toast confirms the update (BUILDER-24)', async () => {
    await release('POST /survey/update');
    await expect(toast('status')).toContainText('Update survey successful');
    await expect(toast('status')).toContainText('You have successfully updated the survey!');
  });
  await test.step('after 2500 ms, and not before, the list opens (BUILDER-27)', async () => {
    await page.clock.runFor(2499);
    await expect(page).toHaveURL('/surveys/edit/3');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/dashboard');
  });
  await page.clock.resume();
  await expect(page.getByRole('row', { name: /Bus route 15 riders/ })).toBeVisible();
});

for (const [name, call, answer, description] of [
  ['404', 'POST /survey/update', status(404, 'Not there'), 'Not there'],
  ['422', 'POST /survey/update', status(422, 'Not like this'), 'Not like this'],
  ['500', 'POST /survey/update', status(500, 'Out of order'), 'Out of order'],
  ['409', 'POST /survey/update', status(409, 'Somebody else'), 'Invalid survey'],
  ['no answer', 'POST /survey/update', network, 'Invalid survey'],
  ['a failed upload', 'POST /upload', network, 'Invalid survey'],
] as const) {
  test(`a failed update (${name}) keeps everything (BUILDER-25, BUILDER-26)`, async ({
    page,
    open,
    toast,
  }) => {
    await open('/surveys/edit/3', { signedInAs: 'owner', faults: [next(call, answer)] });
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bus route 15 riders');
    await page.getByLabel('Add Logo').setInputFiles(picture());
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(toast('alert')).toContainText('Update survey failed');
    await expect(toast('alert')).toContainText(description);
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'Bus route 15 riders',
    );
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(toast('status')).toContainText('Update survey successful');
  });
}

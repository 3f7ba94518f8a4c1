import type { Page } from '@playwright/test';
import { every, held, json, network, next, status } from '#fixtures/faults.ts';
import { letters } from '../support/fields.ts';
import { picture } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });

async function fillIn(page: Page) {
  await page.getByPlaceholder('Enter survey title').fill('Hello world');
  await question(page, 1).getByPlaceholder('Enter your question').fill('Why?');
}

test('a new survey has the parts of the specification', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const first = question(page, 1);
  await test.step('it has no logo (BUILDER-1)', async () => {
    await expect(page.getByLabel('Add Logo')).toHaveCount(1);
  });
  await test.step('it has a title (BUILDER-2)', async () => {
    await expect(page.getByPlaceholder('Enter survey title')).toBeVisible();
  });
  await test.step('it has one question (BUILDER-3)', async () => {
    await expect(page.getByRole('group')).toHaveCount(1);
  });
  await test.step('a question has a text (BUILDER-6)', async () => {
    await expect(first.getByPlaceholder('Enter your question')).toBeVisible();
  });
  await test.step('it is not required (BUILDER-7)', async () => {
    await expect(first.getByRole('checkbox', { name: 'Required' })).not.toBeChecked();
  });
  await test.step('it offers no "Others" (BUILDER-8)', async () => {
    const others = first.getByRole('checkbox', { name: 'Add "Other\'s" as option' });
    await expect(others).not.toBeChecked();
  });
  await test.step('it has one of three types (BUILDER-9)', async () => {
    await expect(first.getByLabel('Input Type').getByRole('option')).toHaveText([
      'Text box',
      'Multiple choice',
      'Single Choice',
    ]);
  });
  await test.step('Next Question focuses the new question (BUILDER-3)', async () => {
    await page.getByRole('button', { name: 'Next Question' }).click();
    await expect(page.getByRole('group')).toHaveCount(2);
    await expect(question(page, 2).getByPlaceholder('Enter your question')).toBeFocused();
  });
});

test('choices are added, deactivated and reactivated (BUILDER-10, BUILDER-11, BUILDER-12)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const first = question(page, 1);
  await expect(first.getByPlaceholder('Enter an answer choice')).toHaveCount(0);
  await first.getByLabel('Input Type').selectOption('Single Choice');
  const choices = first.getByPlaceholder('Enter an answer choice');
  await choices.fill('Tea');
  await first.getByRole('button', { name: 'Add answer choice' }).click();
  await expect(choices).toHaveCount(2);
  await expect(choices.nth(1)).toBeFocused();
  const toggle = first.getByTitle('Deactivate option').first();
  await toggle.click();
  await expect(choices.first()).toBeDisabled();
  await expect(choices.first()).toHaveCSS('text-decoration-line', 'line-through');
  await first.getByTitle('Reactivate option').click();
  await expect(choices.first()).toBeEnabled();
  await expect(choices.first()).toHaveCSS('text-decoration-line', 'none');
});

test('a logo is checked and shown, and its button’s text follows (BUILDER-1, IMAGE-1, IMAGE-2)', async ({
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
  const title = page.getByPlaceholder('Enter survey title');
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
  await expect(first.getByPlaceholder('Enter an answer choice')).toBeFocused();
  await first.getByRole('checkbox', { name: 'Required' }).uncheck();
  await expect(first.getByText('Answer choice is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast('status')).toContainText('Create survey successful');
});

test('Preview waits for a title and a first question (BUILDER-13)', async ({
  page,
  open,
  release,
}) => {
  await open('/surveys/create', {
    signedInAs: 'owner',
    faults: [next('POST /survey/create', held)],
  });
  const preview = page.getByRole('button', { name: 'Preview' });
  await expect(preview).toBeDisabled();
  await page.getByPlaceholder('Enter survey title').fill('Hello world');
  await expect(preview).toBeDisabled();
  await question(page, 1).getByPlaceholder('Enter your question').fill('Why?');
  await expect(preview).toBeEnabled();
  await page.getByPlaceholder('Enter survey title').fill('');
  await expect(preview).toBeDisabled();
  await page.getByPlaceholder('Enter survey title').fill('Hello world');
  await page.getByRole('button', { name: 'Remove Q1' }).click();
  await expect(preview).toBeDisabled();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(preview).toBeEnabled();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(preview).toBeDisabled();
  await release('POST /survey/create');
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
    faults: [next('POST /survey/create', held)],
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
    await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('Hello world');
    await expect(question(page, 1).getByPlaceholder('Enter your question')).toHaveValue('Why?');
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
    faults: [next('POST /survey/create', status(500, 'Out of order')), next('POST /upload', held)],
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/upload$|survey\/create$/.test(pathname)) sent.push(pathname);
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
  expect(sent).toEqual(['/api/v1/upload', '/api/v1/survey/create', '/api/v1/survey/create']);
});

test('a survey is updated', async ({ page, open, toast, release }) => {
  await page.clock.install();
  await open('/surveys/edit/3', {
    signedInAs: 'owner',
    faults: [next('POST /survey/update', held)],
  });
  await test.step('the form has the saved values (BUILDER-18)', async () => {
    await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('Bus route 14 riders');
    const first = question(page, 1);
    await expect(first.getByPlaceholder('Enter your question')).toHaveValue(
      'How often do you come here?',
    );
    await expect(first.getByLabel('Input Type')).toHaveValue('single');
    await expect(first.getByRole('checkbox', { name: 'Required' })).toBeChecked();
    await expect(first.getByPlaceholder('Enter an answer choice')).toHaveCount(6);
    await expect(first.getByPlaceholder('Enter an answer choice').last()).toBeDisabled();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('the button says that the request runs (BUILDER-5)', async () => {
    await page.getByPlaceholder('Enter survey title').fill('Bus route 15 riders');
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
    await page.getByPlaceholder('Enter survey title').fill('Bus route 15 riders');
    await page.getByLabel('Add Logo').setInputFiles(picture());
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(toast('alert')).toContainText('Update survey failed');
    await expect(toast('alert')).toContainText(description);
    await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('Bus route 15 riders');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(toast('status')).toContainText('Update survey successful');
  });
}

test('a double click sends once', async ({ page, open, toast }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/survey/create')) sent += 1;
  });
  await fillIn(page);
  await page.getByRole('button', { name: 'Publish' }).dblclick();
  await expect(toast('status')).toContainText('Create survey successful');
  expect(sent).toBe(1);
});

test('a missing survey, or another owner’s, is not found', async ({ page, open }) => {
  await open('/surveys/edit/1', { signedInAs: 'secondOwner' });
  await expect(page.getByText('Survey not found')).toBeVisible();
});

test('removing a logo sends null, and the survey has none (BUILDER-28)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await expect(page.getByRole('img', { name: 'Survey logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByRole('img', { name: 'Survey logo' })).toHaveCount(0);
  await expect(page.getByLabel('Add Logo')).toBeFocused();
  const sent = page.waitForRequest((request) => request.url().endsWith('/survey/update'));
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  expect((await sent).postDataJSON().logo).toBeNull();
  await expect(toast('status')).toContainText('Update survey successful');
  await page.goto('/surveys/preview/1');
  await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Survey logo' })).toHaveCount(0);
});

test('removing a newly chosen logo sends none (BUILDER-28)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await expect(page.getByRole('button', { name: 'Remove logo' })).toHaveCount(0);
  await page.getByLabel('Add Logo').setInputFiles(picture());
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByLabel('Add Logo')).toHaveCount(1);
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect(page).toHaveURL('/responses');
});

test('choices return with their ids; a copy has none (CALL-5)', async ({ page, open }) => {
  const option = (id: number, text: string) => ({ id, text, isActive: true });
  const asked = {
    id: 7,
    text: 'Which?',
    type: 'single',
    required: false,
    hasOthers: false,
    options: [option(70, 'Tea'), option(71, 'Coffee')],
  };
  await open('/surveys/edit/1', {
    signedInAs: 'owner',
    faults: [
      every('GET /survey/:id', json({ id: 1, title: 'Hello', logo: null, questions: [asked] })),
    ],
  });
  await question(page, 1).getByRole('button', { name: 'Duplicate Tea' }).click();
  await question(page, 1).getByPlaceholder('Enter an answer choice').first().fill('Green tea');
  const sent = page.waitForRequest((request) => request.url().endsWith('/survey/update'));
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  expect((await sent).postDataJSON().questions[0].options).toEqual([
    option(70, 'Green tea'),
    { text: 'Tea', isActive: true },
    option(71, 'Coffee'),
  ]);
});

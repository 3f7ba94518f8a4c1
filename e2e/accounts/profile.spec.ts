import { heldAnswer, network, next, status } from '#fixtures/faults.ts';
import { emailFor, expectMessages, letters, type Messages } from '../support/fields.ts';
import { picture } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

test('the profile form shows the user’s data (PROFILE-1)', async ({ page, open }) => {
  await open('/profile/update', { signedInAs: 'owner' });
  await expect(page).toHaveTitle('Profile · Canvass');
  await expect(page.getByLabel('First name')).toHaveValue('Nadia');
  await expect(page.getByLabel('Middle name')).toHaveValue('Amara');
  await expect(page.getByLabel('Last name')).toHaveValue('Rahman');
  await expect(page.getByLabel('Email')).toHaveValue('nadia@canvass.example');
  await expect(page.getByLabel('Mobile number')).toHaveValue('07700900002');
  await expect(page.getByLabel('Password')).toHaveValue('');
});

test('saving shows a toast and the new picture and name in the sidebar, and redirects to the same page after 1500 ms (PROFILE-2, PROFILE-3, PROFILE-4)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  // The redirect goes to the same page and removes the parameter.
  await open('/profile/update?before=yes', { signedInAs: 'secondOwner' });
  await page.clock.pauseAt(Date.now() + 60_000);
  const main = page.getByRole('main');
  await expect(main.getByText('TF', { exact: true })).toBeVisible();
  await page.getByLabel('Change picture').setInputFiles(picture());
  await expect(main.getByRole('img', { name: 'Tomas Ferreira' })).toHaveAttribute('src', /^blob:/);
  await page.getByLabel('First name').fill('Thomas');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(toast('status')).toContainText('Update successful');
  await expect(toast('status')).toContainText('Your profile has been updated');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar).toContainText('Thomas Ferreira');
  await expect(sidebar.getByRole('img', { name: 'Thomas Ferreira' })).toHaveAttribute(
    'src',
    /\/uploads\/1$/,
  );
  await page.clock.runFor(1499);
  await expect(page).toHaveURL('/profile/update?before=yes');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/profile/update');
  await page.reload();
  await expect(sidebar).toContainText('Thomas Ferreira');
});

test('a picture that is not decoded within 10 s is refused (IMAGE-1)', async ({
  page,
  open,
  toast,
}) => {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
  });
  await page.clock.install();
  await open('/profile/update', { signedInAs: 'owner' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Change picture').setInputFiles(picture());
  await page.clock.runFor(9999);
  await expect(toast('alert')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(toast('alert')).toContainText('Invalid file');
  await expect(page.getByRole('main').getByRole('img', { name: /Nadia/ })).not.toHaveAttribute(
    'src',
    /^blob:/,
  );
});

for (const [name, call, answer, description] of [
  ['409', 'POST /user/update', status(409, 'That address is taken'), 'That address is taken'],
  ['422', 'POST /user/update', status(422, 'Not this'), 'Invalid details'],
  ['500', 'POST /user/update', status(500), 'Invalid details'],
  ['no answer', 'POST /user/update', network, 'Invalid details'],
  ['a failed upload', 'POST /upload', status(500), 'Invalid details'],
] as const) {
  test(`a failed profile update (${name}) keeps the text (PROFILE-10, PROFILE-11)`, async ({
    page,
    open,
    toast,
  }) => {
    await open('/profile/update', { signedInAs: 'owner', faults: [next(call, answer)] });
    await page.getByLabel('First name').fill('Nadine');
    await page.getByLabel('Change picture').setInputFiles(picture());
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect(toast('alert')).toContainText('Update failed');
    await expect(toast('alert')).toContainText(description);
    await expect(page.getByLabel('First name')).toHaveValue('Nadine');
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect(toast('status')).toContainText('Update successful');
  });
}

test('a picture is checked before anything is sent (IMAGE-1, IMAGE-2)', async ({
  page,
  open,
  toast,
}) => {
  await open('/profile/update', { signedInAs: 'secondOwner' });
  const input = page.getByLabel('Change picture');
  await input.setInputFiles({
    name: 'a.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('hello'),
  });
  await expect(toast('alert')).toContainText('Invalid file');
  await expect(toast('alert')).toContainText('Please select a valid image');
  await input.setInputFiles(picture(5_000_001));
  await expect(toast('alert')).toContainText('Image too large');
  await expect(toast('alert')).toContainText('Image must be 5MB or less');
  await expect(toast('alert')).not.toContainText('Invalid file');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await input.setInputFiles(picture(5_000_000));
  await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('src', /^blob:/);
});

const messages: Messages = {
  'First name (PROFILE-5)': [
    ['', 'First name is required'],
    [letters(1), 'First name must contain at least 2 characters'],
    [letters(2), null],
    [letters(20), null],
    [letters(21), 'First name must contain at most 20 characters'],
  ],
  'Middle name (PROFILE-8)': [
    ['', null],
    [letters(20), null],
    [letters(21), 'Middle name must contain at most 20 characters'],
  ],
  'Last name (PROFILE-5)': [
    ['', 'Last name is required'],
    [letters(1), 'Last name must contain at least 2 characters'],
    [letters(20), null],
    [letters(21), 'Last name must contain at most 20 characters'],
  ],
  'Email (PROFILE-6)': [
    ['', 'Email is required'],
    ['a', 'Email must contain at least 2 characters'],
    ['ab', 'Please enter a valid email address'],
    [emailFor(50), null],
    [emailFor(51), 'Email must contain at most 50 characters'],
  ],
  'Mobile number (PROFILE-7)': [
    ['', 'Mobile number is required'],
    ['0123456789', 'Mobile number must have 11 characters'],
    ['01234567890', null],
    ['012345678901', 'Mobile number must have 11 characters'],
  ],
  'Password (PROFILE-9)': [
    ['', null],
    [letters(5), 'Password must contain at least 6 characters'],
    [letters(6), null],
    [letters(100), null],
    [letters(101), 'Password must contain at most 100 characters'],
  ],
};

test('each profile field shows its messages', async ({ page, open }) => {
  await open('/profile/update', { signedInAs: 'owner' });
  await expectMessages(page, messages);
});

test('the progress of a profile picture’s upload is shown on the profile screen only (PROFILE-2)', async ({
  page,
  open,
  release,
}) => {
  await open('/profile/update', {
    signedInAs: 'owner',
    faults: [next('POST /upload', heldAnswer)],
  });
  await page.getByLabel('Change picture').setInputFiles(picture());
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('Uploading the picture...')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  await expect(page.getByText('Uploading the picture...')).toHaveCount(0);
  await release('POST /upload');
});

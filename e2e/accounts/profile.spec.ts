import { picture } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

test('after saving, the sidebar shows the new picture and name, also after a reload (PROFILE-1, PROFILE-2)', async ({
  page,
  open,
  toast,
}) => {
  await open('/profile/update', { signedInAs: 'secondOwner' });
  const main = page.getByRole('main');
  await expect(page.getByLabel('First name')).toHaveValue('Tomas');
  await expect(page.getByLabel('Last name')).toHaveValue('Ferreira');
  await expect(page.getByLabel('Email')).toHaveValue('tomas@canvass.example');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(main.getByText('TF', { exact: true })).toBeVisible();
  await page.getByLabel('Change picture').setInputFiles(picture());
  await expect(main.getByRole('img', { name: 'Tomas Ferreira' })).toHaveAttribute('src', /^blob:/);
  await page.getByLabel('First name').fill('Thomas');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(toast('status')).toContainText('Update successful');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar).toContainText('Thomas Ferreira');
  await expect(sidebar.getByRole('img', { name: 'Thomas Ferreira' })).toHaveAttribute(
    'src',
    /\/uploads\/1$/,
  );
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

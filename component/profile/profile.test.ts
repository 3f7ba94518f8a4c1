import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, next, status } from '#fixtures/faults.ts';
import { people } from '#fixtures/people.ts';
import { picture } from '../support/picture.ts';
import { calls, goTo, release, renderScreen, sentBodies, toast } from '../support/renderScreen.tsx';

for (const [as, { id, email }] of Object.entries(people)) {
  test(`saving the profile of ${email} unchanged changes nothing (LAW-1)`, async () => {
    const { database } = await renderScreen('/profile/update', { as: as as keyof typeof people });
    const readStored = () => {
      const user = database.users.findFirst((query) => query.where({ id }));
      // A sign-up stores no middle name as an empty text, an update as null.
      return JSON.stringify({ ...user, middleName: user?.middleName || null });
    };
    const storedBefore = readStored();
    expect(storedBefore).toContain(email);
    await expect.element(page.getByLabelText('First name')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect.element(page.getByText('Your profile has been updated')).toBeVisible();
    expect(readStored()).toBe(storedBefore);
  });
}

test('a picture over 40 megapixels is refused before it is decoded (IMAGE-2)', async () => {
  await renderScreen('/profile/update', { as: 'owner' });
  vi.spyOn(Image.prototype, 'naturalWidth', 'get').mockReturnValue(8000);
  const height = vi.spyOn(Image.prototype, 'naturalHeight', 'get').mockReturnValue(5001);
  const decode = vi.spyOn(Image.prototype, 'decode');
  const field = page.getByLabelText('Change picture');
  await field.upload(picture());
  await expect.element(toast('alert')).toMatchTextContent('Image too large');
  await expect.element(toast('alert')).toMatchTextContent('Image must have 40 megapixels or less');
  expect(decode).not.toHaveBeenCalled();
  height.mockReturnValue(5000);
  await field.upload(picture());
  await expect
    .poll(() => document.querySelector<HTMLImageElement>('main img')?.src)
    .toMatch(/^blob:/);
});

test('a picture check that never ends does not block another form (IMAGE-1)', async () => {
  await renderScreen('/profile/update', { as: 'owner' });
  vi.spyOn(Image.prototype, 'decode').mockImplementationOnce(() => new Promise(() => {}));
  await page.getByLabelText('Change picture').upload(picture());
  await goTo('/surveys/create');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Hello');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(toast('status')).toMatchTextContent('Create survey successful');
  expect(calls).not.toContain('POST /upload');
});

test('saving a profile a second time sends neither the new password nor the picture again (SEAM-19)', async () => {
  await renderScreen('/profile/update', { as: 'secondOwner' });
  await page.getByLabelText('Change picture').upload(picture());
  await page.getByLabelText('Password').fill('Tomas-2027');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect.element(toast('status')).toMatchTextContent('Update successful');
  await expect.element(page.getByLabelText('Password')).toHaveValue('');
  await page.getByLabelText('First name').fill('Thomas');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect
    .element(page.getByRole('complementary').first())
    .toMatchTextContent('Thomas Ferreira');
  const bodies = async () => (await sentBodies('POST /user/update')) as Record<string, unknown>[];
  await expect.poll(bodies).toHaveLength(2);
  expect(calls.filter((call) => call === 'POST /upload')).toHaveLength(1);
  expect((await bodies()).map(({ password, image }) => [password, typeof image])).toEqual([
    [null, 'undefined'],
    ['Tomas-2027', 'string'],
  ]);
});

/** Holds the checks of pictures, and ends them all. */
function holdChecks() {
  const gate = Promise.withResolvers<void>();
  vi.spyOn(Image.prototype, 'decode').mockReturnValue(gate.promise);
  return gate.resolve;
}

test('leaving during the check or the upload of a picture sends no profile (PROFILE-12)', async () => {
  const endChecks = holdChecks();
  await renderScreen('/profile/update', {
    as: 'owner',
    faults: [next('POST /upload', heldResponse)],
  });
  const sendPicture = async () => {
    await page.getByLabelText('First name').fill('Nadine');
    await page.getByLabelText('Change picture').upload(picture());
    await page.getByRole('button', { name: 'Update profile' }).click();
  };
  const goAway = async () => {
    await page.getByRole('link', { name: 'Responses', exact: true }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
  };
  const responses = page.getByRole('heading', { name: 'All Responses' });
  await sendPicture();
  await goAway();
  endChecks();
  await expect.element(responses).toBeVisible();
  await goTo('/profile/update');
  await sendPicture();
  await expect.element(page.getByText('Uploading the picture...')).toBeVisible();
  await goAway();
  await release('POST /upload');
  await expect.element(responses).toBeVisible();
  expect(toast('alert').elements()).toEqual([]);
  await goTo('/profile/update');
  await expect.element(page.getByLabelText('First name')).toHaveValue('Nadia');
  expect(calls).not.toContain('POST /user/update');
});

test('a portrait picture is cropped around its centre (PROFILE-2)', async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 300 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  await renderScreen('/profile/update', { as: 'owner' });
  await page
    .getByLabelText('Change picture')
    .upload(new File([blob ?? ''], 'a.png', { type: 'image/png' }));
  const image = page.getByCss('main .avatar img');
  await expect.element(image).toBeVisible();
  // The size of the toast is known only then.
  await expect.poll(() => (image.element() as HTMLImageElement).naturalHeight).toBe(300);
  const { top, height } = image.element().getBoundingClientRect();
  const frame = image.element().parentElement?.getBoundingClientRect();
  expect({ top, height }).toEqual({ top: frame?.top, height: frame?.height });
  await expect.element(image).toHaveStyle({ objectFit: 'cover', objectPosition: '50% 50%' });
});

test('a long message about a taken email is truncated, and isolated from the writing direction around it (FAULT-11)', async () => {
  const message = `\u202e${'x'.repeat(20_000)}`;
  await renderScreen('/profile/update', {
    as: 'owner',
    faults: [next('POST /user/update', status(409, message))],
  });
  await page.getByRole('button', { name: 'Update profile' }).click();
  const email = page.getByLabelText('Email');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  const id = email.element().getAttribute('aria-describedby') ?? '';
  const text = document.getElementById(id)?.textContent ?? '';
  expect(text.length).toBeLessThan(3010);
  expect(text).toMatch(/^\u2068.*…\u2069$/);
});

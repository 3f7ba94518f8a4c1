import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, next } from '#fixtures/faults.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { fillFields } from '../support/fillFields.ts';
import { currentUrl, goBack, release, renderScreen } from '../support/renderScreen.tsx';

for (const [form, path] of [
  ['a new agent', '/agents/create'],
  ['a saved agent', '/agents/edit/1'],
  ['the profile', '/profile/update'],
] as const) {
  test(`${form}: leaving after typing opens a dialog, where Stay keeps the text and Leave discards it (SEAM-20, LAW-9)`, async () => {
    await renderScreen(path, { as: 'owner' });
    const field = page.getByLabelText('Last name');
    await expect.element(field).toBeVisible();
    await field.fill('Lovelace');
    await page.getByRole('link', { name: 'Responses' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect
      .element(dialog)
      .toHaveTextContent('Leave without saving?What you typed is not saved yet.StayLeave');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect.element(field).toHaveValue('Lovelace');
    await page.getByRole('link', { name: 'Responses' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
    await goBack();
    await expect.element(field).not.toHaveValue('Lovelace');
  });
}

test('the leave dialog closes and navigation continues once the save succeeds (SEAM-20)', async () => {
  await renderScreen('/surveys/create', {
    as: 'owner',
    faults: [next('POST /survey/create', heldResponse)],
  });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Saved meanwhile');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  const leaveDialog = page.getByRole('dialog', { name: 'Leave while the survey is being sent?' });
  await expect.element(leaveDialog).toBeVisible();
  await release('POST /survey/create');
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
  await expect.element(leaveDialog).toHaveLength(0);
});

for (const [path, call, button, fields] of [
  ['/profile/update', 'POST /user/update', 'Update profile', { 'First name': 'Nadine' }],
  ['/agents/create', 'POST /auth/sign-up-agent', 'Create Agent', { ...newAgent }],
  ['/agents/edit/1', 'PUT /agent/:id', 'Update Agent', { 'First name': 'Amira' }],
  ['/surveys/create', 'POST /survey/create', 'Publish', { Title: 'Ferry', 'Q1 text': 'Why?' }],
  ['/surveys/edit/1', 'POST /survey/update', 'Update', { Title: 'Ferry' }],
] as const) {
  test(`${path}: a logout whose dialog is open goes on once the save succeeds (SEAM-20)`, async () => {
    await renderScreen(path, { as: 'owner', faults: [next(call, heldResponse)] });
    await fillFields(fields);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: /^Leave while (it|the survey) is being sent/ });
    await expect.element(dialog).toBeVisible();
    await release(call);
    await expect.poll(currentUrl).toBe('/');
    expect(localStorage.getItem('token')).toBe(null);
  });
}

test('while a form is being sent, the leave dialog says that it may be saved even if the user leaves (SEAM-20)', async () => {
  await renderScreen('/agents/create', {
    as: 'owner',
    faults: [next('POST /auth/sign-up-agent', heldResponse)],
  });
  await fillFields({ ...newAgent });
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Leave while it is being sent?' }))
    .toMatchTextContent('What you typed is on its way, and may be saved although you leave.');
});

test('the leave dialog focuses Stay, with space below it (SEAM-20)', async () => {
  await renderScreen('/agents/create', { as: 'owner' });
  await page.getByLabelText('First name').fill('Ada');
  await page.getByRole('link', { name: 'Responses' }).click();
  const stay = page.getByRole('button', { name: 'Stay' });
  await expect.element(stay).toHaveFocus();
  const dialog = page.getByRole('dialog');
  const measureBottom = (part: typeof dialog) => part.element().getBoundingClientRect().bottom;
  // The dialog grows while it opens.
  await expect.poll(() => measureBottom(dialog) - measureBottom(stay)).toBeGreaterThanOrEqual(12);
});

test('two presses on Leave leave once: Back leads to the screen before (SEAM-36)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Half done');
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  const leave = page.getByRole('button', { name: 'Leave' });
  await expect.element(leave).toBeVisible();
  const button = leave.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
  await goBack();
  await expect.poll(currentUrl).toBe('/surveys/create');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillFields } from '../support/fillFields.ts';
import { address, panelOf, renderScreen, toast } from '../support/renderScreen.tsx';

const panel = panelOf();

test('a fault sets any status and message for exactly the nth answer, and counts (DEMO-6)', async () => {
  await renderScreen('/login', { panel: 'Faults' });
  await panel.getByLabelText('Call').selectOptions('POST /auth/sign-up');
  await panel.getByLabelText('Which answers').selectOptions('The nth one');
  await panel.getByLabelText('Which, counted from now').fill('2');
  await panel.getByLabelText('Status').fill('409');
  await panel.getByLabelText('Message').fill('Somebody was faster');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await expect
    .element(panel)
    .toMatchTextContent('409 Somebody was faster, answer number 2; 0 seen');
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await fillFields({
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'nadia@canvass.example',
    Password: 'secret1',
  });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect
    .element(toast('alert'))
    .toMatchTextContent('An account with this email already exists');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(toast('alert')).toMatchTextContent('Somebody was faster');
  await expect
    .element(panel)
    .toMatchTextContent('409 Somebody was faster, answer number 2; 2 seen');
  await panel.getByRole('button', { name: 'Remove the fault of POST /auth/sign-up' }).click();
  await expect.element(panel).toMatchTextContent('Nothing: every call answers by its rule.');
});

test('an invalid fault says why, and stays typed (DEMO-6)', async () => {
  await renderScreen('/login', { panel: 'Faults' });
  const add = panel.getByRole('button', { name: 'Add fault' });
  await panel.getByLabelText('Status').fill('99');
  await panel.getByLabelText('Message').fill('Kept');
  await add.click();
  await expect
    .element(panel.getByRole('alert'))
    .toMatchTextContent('status: a whole number from 200 to 599');
  await expect.element(panel.getByLabelText('Message')).toHaveValue('Kept');
  await panel.getByLabelText('Answer', { exact: true }).selectOptions('A body of my own');
  await panel.getByLabelText('Body, as JSON').fill('{"token":');
  await add.click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent('The body is not JSON');
  await expect.element(panel.getByLabelText('Body, as JSON')).toHaveValue('{"token":');
  await expect.element(panel).toMatchTextContent('Nothing: every call answers by its rule.');
  await panel.getByLabelText('Body, as JSON').fill('{"token":"x"}');
  await add.click();
  await expect.element(panel.getByRole('alert')).toHaveLength(0);
  await expect.element(panel).toMatchTextContent('200 {"token":"x"}, the next answer; 0 seen');
});

test('after expiring the session, the next call ends it (DEMO-9)', async () => {
  await renderScreen('/dashboard', { as: 'owner', panel: 'Time' });
  await expect.element(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Expire the session now' }).click();
  await expect.element(panel).toMatchTextContent('Expired: the next call is answered 401.');
  expect(address()).toBe('/dashboard');
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect.poll(address).toBe('/login');
});

test('any word of a state finds it in the catalogue (DEMO-25)', async () => {
  await renderScreen('/', { panel: 'Catalogue' });
  const search = panel.getByLabelText('Search the catalogue');
  await search.fill('invalid reset link');
  const found = panel.getByRole('list', { name: 'Found' }).getByRole('listitem');
  await expect.element(found.first()).toBeVisible();
  await search.fill('xyzzy');
  await expect.element(panel.getByText('No state says so.')).toBeVisible();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { held, next, status } from '#fixtures/faults.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { fillFields } from '../support/fillFields.ts';
import { logInAsNadia, logInAsTomas } from '../support/logIn.ts';
import { picture } from '../support/picture.ts';
import { address, release, renderScreen, toast } from '../support/renderScreen.tsx';

const title = page.getByPlaceholder('Enter survey title');
const RESTORED = /^Restored what you typed on \w+ \d{1,2}, \d\d:\d\d\./;

test('a new agent stopped by a refused token returns only for the same person (SEAM-7)', async () => {
  await renderScreen('/agents/create', {
    as: 'owner',
    faults: [next('POST /auth/sign-up-agent', status(401, 'Expired'))],
  });
  await fillFields(newAgent);
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect.poll(address).toBe('/login');
  await logInAsTomas();
  await expect.poll(address).toBe('/dashboard');
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsNadia();
  await expect.poll(address).toBe('/dashboard');
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await expect.element(page.getByText(RESTORED)).toBeVisible();
  for (const [label, text] of Object.entries(newAgent)) {
    const kept = label.toLowerCase().includes('password') ? '' : text;
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveValue(kept);
  }
  await fillFields(newAgent);
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect.element(toast('status')).toMatchTextContent('Create agent successful');
});

test('an unsaved profile returns after the session has ended, until Start over (SEAM-7)', async () => {
  await renderScreen('/profile/update', {
    as: 'owner',
    faults: [next('POST /user/update', status(401, 'Expired'))],
  });
  await page.getByLabelText('First name').fill('Nadine');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect.poll(address).toBe('/login');
  await logInAsNadia();
  await expect.poll(address).toBe('/dashboard');
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Nadine');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Nadia');
  await toast('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Nadine');
  await page.getByLabelText('First name').fill('Nadia');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(address).toBe('/dashboard');
});

test('the offer to undo Start over ends with the next letter, and with the screen (DRAFT-4)', async () => {
  await renderScreen('/profile/update', { as: 'owner' });
  const name = page.getByLabelText('First name');
  await name.fill('Nadine');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(toast('status')).toMatchTextContent('You started over');
  await name.fill('Nadira');
  await expect.element(toast('status')).toHaveLength(0);
  await name.fill('Nadia');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(page.getByText('Unsaved changes')).toHaveLength(0);
});

test('a request at logout completes, and its content is not offered again (SEAM-34)', async () => {
  await renderScreen('/agents/create', {
    as: 'owner',
    faults: [next('POST /auth/sign-up-agent', held)],
  });
  await fillFields(newAgent);
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(address).toBe('/');
  await release('POST /auth/sign-up-agent');
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsNadia();
  await expect.poll(address).toBe('/dashboard');
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect.element(page.getByText('Showing 1-10 of 24 agents')).toBeVisible();
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('');
});

test('a session that ends keeps its owner’s work (DRAFT-1)', async () => {
  await renderScreen('/surveys/create', {
    as: 'owner',
    faults: [next('POST /survey/create', status(401))],
  });
  await title.fill('Until it ended');
  await page.getByPlaceholder('Enter your question').fill('Is it kept?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(address).toBe('/login');
  await logInAsNadia();
  await expect.poll(address).toBe('/dashboard');
  await expect.element(page.getByText('Unsaved changes')).toHaveLength(1);
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect.element(title).toHaveValue('Until it ended');
  await expect.element(page.getByText(RESTORED)).toBeVisible();
});

test('a saved survey with unsaved changes says so in its row, until they are undone (DRAFT-5)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await title.fill('Half done');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  const row = page.getByRole('row', { name: /Market day shoppers/ });
  await expect.element(row).toMatchTextContent('Unsaved changes');
  await expect.element(page.getByText('Unsaved changes')).toHaveLength(1);
  await row.getByRole('link', { name: 'Market day shoppers' }).click();
  await expect.element(title).toHaveValue('Half done');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(title).toHaveValue('Market day shoppers');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(row).toBeVisible();
  await expect.element(page.getByText('Unsaved changes')).toHaveLength(0);
});

test('a late answer to one person’s profile update changes nothing for the next person (SEAM-2)', async () => {
  await renderScreen('/profile/update', {
    as: 'owner',
    faults: [next('POST /user/update', held)],
  });
  await page.getByLabelText('First name').fill('Nadine');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsTomas();
  await expect.poll(address).toBe('/dashboard');
  await release('POST /user/update');
  await expect.element(page.getByRole('row', { name: /Coffee growers 2026/ })).toBeVisible();
  await expect.element(page.getByRole('complementary')).toMatchTextContent('Tomas');
  await expect.element(toast('status')).not.toMatchTextContent('Update successful');
  expect(localStorage.getItem('user')).toContain('tomas@');
});

test('text that was not added returns after the session has ended (SEAM-33, LAW-9)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const text = () => page.getByRole('dialog').getByRole('textbox');
  await page.getByText('Add questions from text').click();
  await text().fill('Why?\n\nHow?');
  localStorage.removeItem('token');
  window.dispatchEvent(new Event('focus'));
  await expect.poll(address).toBe('/login');
  await logInAsNadia();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await page.getByText('Add questions from text').click();
  await expect.element(text()).toHaveValue('Why?\n\nHow?');
});

test('a survey that fails after it was left is here again (SEAM-10)', async () => {
  const backend = await renderScreen('/surveys/create', {
    as: 'owner',
    faults: [next('POST /survey/create', held), next('POST /upload', held)],
  });
  await title.fill('On its way');
  await page.getByPlaceholder('Enter your question').fill('Why?');
  await page.getByLabelText('Add Logo').upload(picture());
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Responses' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(address).toBe('/responses');
  backend.expireSessions();
  await release('POST /upload');
  await expect.poll(address).toBe('/login');
  await expect.element(toast('alert')).toHaveLength(0);
  await logInAsNadia();
  await expect.poll(address).toBe('/dashboard');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect.element(title).toHaveValue('On its way');
});

test('a new agent that fails after it was left is kept for the next visit (SEAM-7, SEAM-9)', async () => {
  await renderScreen('/agents/create', {
    as: 'owner',
    faults: [next('POST /auth/sign-up-agent', held)],
  });
  await fillFields({ ...newAgent, Email: 'nadia@canvass.example' });
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await expect.poll(address).toBe('/agents');
  await release('POST /auth/sign-up-agent');
  await expect
    .element(toast('alert'))
    .toMatchTextContent('An account with this email already exists');
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ada');
});

test('a survey is not edited during its update, and is then read as saved (SEAM-34)', async () => {
  await renderScreen('/surveys/edit/1', {
    as: 'owner',
    faults: [next('POST /survey/update', held)],
  });
  await title.fill('Renamed');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect
    .element(page.getByText('What you sent from here is still on its way...'))
    .toBeVisible();
  await expect.element(title).toHaveLength(0);
  await release('POST /survey/update');
  await expect.element(title).toHaveValue('Renamed');
  await expect.element(page.getByText(RESTORED)).toHaveLength(0);
});

test('a new survey or agent is not offered during its request, only after a failure (SEAM-34)', async () => {
  await renderScreen('/surveys/create', {
    as: 'owner',
    faults: [next('POST /survey/create', held), next('POST /auth/sign-up-agent', held)],
  });
  await title.fill('On its way');
  await page.getByPlaceholder('Enter your question').fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect
    .element(page.getByText('What you sent from here is still on its way...'))
    .toBeVisible();
  await release('POST /survey/create');
  await expect.element(title).toHaveValue('');
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await fillFields({ ...newAgent, Email: 'nadia@canvass.example' });
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await expect
    .element(page.getByText('What you sent from here is still on its way...'))
    .toBeVisible();
  await release('POST /auth/sign-up-agent');
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ada');
});

import type { Page } from '@playwright/test';
import { held, next } from '#fixtures/faults.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { fillFields } from '../support/fields.ts';
import { picture } from '../support/files.ts';
import { logInAsNadia, logInAsTomas } from '../support/logIn.ts';
import { expect, test } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('complementary').first();

/** A second tab of the same browser, at the login page although somebody is signed in. */
async function secondTabAtLogin(page: Page) {
  const second = await page.context().newPage();
  await second.goto('/login');
  await expect(second.getByLabel('Email')).toBeVisible();
  return second;
}

test('when another person signs in in another tab, the list of agents restarts and names the new person (SEAM-1)', async ({
  page,
  open,
  toast,
}) => {
  await open('/login');
  const second = await secondTabAtLogin(page);
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Agents' }).click();
  await page.getByRole('searchbox', { name: 'Search agents' }).fill('chiara');
  await expect(page.getByText(/agents found$/)).toBeVisible();
  await logInAsTomas(second);
  await expect(sidebar(page)).toContainText('Tomas Ferreira');
  await expect(page.getByText('Showing 1-2 of 2 agents')).toBeVisible();
  await expect(page).toHaveURL('/agents');
  await expect(page.getByRole('searchbox', { name: 'Search agents' })).toHaveValue('');
  await expect(toast('status')).toContainText('You are signed in as Tomas Ferreira now');
});

test('who logs in before another tab does, and waits for the redirect, reads who is signed in now (SEAM-1)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/login');
  const second = await secondTabAtLogin(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await logInAsNadia(page);
  await expect(toast('status')).toContainText('Login successful');
  await logInAsTomas(second);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toast('status')).toContainText('You are signed in as Tomas Ferreira now');
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/');
  await expect(toast('status')).toContainText('You are signed in as Tomas Ferreira now');
});

test('when another person signs in in another tab, the first person’s report disappears (SEAM-1)', async ({
  page,
  open,
}) => {
  await open('/login');
  const second = await secondTabAtLogin(page);
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Reports' }).click();
  await expect(page.getByRole('img', { name: 'Responses to Q1' })).toBeVisible();
  await logInAsTomas(second);
  await expect(page.getByText('Survey not found')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Responses to Q1' })).toHaveCount(0);
});

test('when another person signs in in another tab, the first person’s profile form empties (SEAM-2)', async ({
  page,
  open,
}) => {
  await open('/login');
  const second = await secondTabAtLogin(page);
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByLabel('First name').fill('Nadine');
  await logInAsTomas(second);
  await expect(page.getByLabel('First name')).toHaveValue('Tomas');
  await expect(page.getByLabel('Middle name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('tomas@canvass.example');
});

test('a survey typed as one person is not published as another, and stays kept for the first (SEAM-2)', async ({
  page,
  open,
}) => {
  await open('/login');
  const second = await secondTabAtLogin(page);
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await page.getByPlaceholder('Enter survey title').fill('Begun by Nadia');
  await logInAsTomas(second);
  await expect(sidebar(page)).toContainText('Tomas Ferreira');
  await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('');
  await expect(page.getByText(/^Restored what you typed/)).toHaveCount(0);
  await expect(second).toHaveURL('/dashboard');
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('Begun by Nadia');
});

test('a two-step submit of one person is not finished as another (SEAM-2)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await open('/login', { faults: [next('POST /upload', held)] });
  const second = await secondTabAtLogin(page);
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByLabel('Change picture').setInputFiles(picture());
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/update')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Update profile' }).click();
  await logInAsTomas(second);
  await expect(page.getByLabel('First name')).toHaveValue('Tomas');
  await release('POST /upload');
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect(page.getByText(/^Showing/)).toBeVisible();
  expect(sent).toEqual([]);
  await expect(toast('alert')).toHaveCount(0);
});

test('a late answer for the first person shows nothing (SEAM-1)', async ({
  page,
  open,
  release,
}) => {
  await open('/login', { faults: [next('GET /agent', held)] });
  const second = await secondTabAtLogin(page);
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await logInAsTomas(second);
  await expect(page.getByText('Showing 1-2 of 2 agents')).toBeVisible();
  await release('GET /agent');
  await expect(page.getByText('Showing 1-2 of 2 agents')).toBeVisible();
});

for (const [what, write] of [
  ['without a stored user', () => localStorage.removeItem('user')],
  ['with rubbish for a user', () => localStorage.setItem('user', '{"id":"two"')],
] as const) {
  test(`a token ${what} ends the session, and the login page says so (SEAM-4, SEAM-6)`, async ({
    page,
    open,
  }) => {
    await open('/profile/update', { signedInAs: 'owner' });
    await expect(page.getByLabel('First name')).toHaveValue('Nadia');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) calls.push(request.url());
    });
    await page.evaluate(write);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}

test('a stored user with garbage in optional fields is signed in without them (SEAM-4)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '');
    const garbage = { of: 42 };
    Object.assign(user, { image: garbage, middleName: garbage, mobileNumber: garbage });
    localStorage.setItem('user', JSON.stringify(user));
  });
  await page.goto('/profile/update');
  await expect(sidebar(page)).toContainText('Nadia');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('logout with unsaved work asks first: Stay stays signed in, Leave logs out and leads to / (SEAM-5)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByPlaceholder('Enter survey title').fill('Not saved yet');
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/surveys/create');
  await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('Not saved yet');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('typed text survives a reload; a password is stored nowhere (SEAM-7)', async ({
  page,
  open,
}) => {
  await open('/agents/create', { signedInAs: 'owner' });
  await fillFields(page, newAgent);
  const written = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(written).toContain('ada@field.example');
  expect(await written()).not.toContain('12345678');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email')).toHaveValue('ada@field.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await written()).not.toContain('12345678');
});

test('a late refusal of an earlier token does not end the current session (SEAM-8)', async ({
  page,
  open,
  release,
}) => {
  await open('/responses', {
    signedInAs: 'owner',
    sessionExpired: true,
    faults: [next('GET /response/get-response-list', held)],
  });
  await expect(page.getByText('Loading...')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/contact-us');
  await second.evaluate(() => localStorage.removeItem('token'));
  await expect(page).toHaveURL('/login');
  await logInAsNadia(page);
  await expect(page).toHaveURL('/dashboard');
  await release('GET /response/get-response-list');
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect(page.getByText(/^Showing 1-10 of/)).toBeVisible();
  await expect(sidebar(page)).toContainText('Nadia Amara Rahman');
});

test('a login does not cancel a visitor’s request (SEAM-9)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await open('/contact-us', { faults: [next('POST /email/contact-us', held)] });
  await fillFields(page, {
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'ada@example.com',
    'What can we help with you ?': 'Hello there',
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await logInAsNadia(await secondTabAtLogin(page));
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(toast('alert')).toHaveCount(0);
  await release('POST /email/contact-us');
  await expect(toast('status')).toContainText('Email sent');
});

test('another tab’s profile updates sidebar and form, and is not replaced unseen (SEAM-16)', async ({
  page,
  open,
}) => {
  await open('/profile/update', { signedInAs: 'owner' });
  const second = await page.context().newPage();
  await second.goto('/profile/update');
  await expect(second.getByLabel('Middle name')).toHaveValue('Amara');
  await page.getByLabel('Middle name').fill('Zoe');
  await second.getByLabel('Last name').fill('Newlast');
  await second.getByRole('button', { name: 'Update profile' }).click();
  await expect(second.getByText('Update successful')).toBeVisible();
  await expect(sidebar(page)).toContainText('Nadia Amara Newlast');
  await expect(page.getByLabel('Last name')).toHaveValue('Newlast');
  await expect(page.getByLabel('Middle name')).toHaveValue('Zoe');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(sidebar(page)).toContainText('Nadia Zoe Newlast');
});

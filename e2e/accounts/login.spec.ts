import { heldAnswer, network, next, status } from '#fixtures/faults.ts';
import { emailFor, expectMessages, letters } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';

const logIn = async (page: import('@playwright/test').Page, password = 'Nadia-2026') => {
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

test('a person logs in', async ({ page, open, toast, release }) => {
  await page.clock.install();
  await open('/login', { faults: [next('POST /auth/login', heldAnswer)] });
  await logIn(page);
  await test.step('the button says that the request runs (LOGIN-3)', async () => {
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('a toast confirms the login (LOGIN-4)', async () => {
    await release('POST /auth/login');
    await expect(toast('status')).toContainText('Login successful');
    await expect(toast('status')).toContainText('You have successfully logged in');
  });
  await test.step('token and person are stored, without the password (LOGIN-7)', async () => {
    const storedSession = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: JSON.parse(localStorage.getItem('user') ?? '{}'),
    }));
    expect(storedSession.token).toBeTruthy();
    expect(storedSession.user).toMatchObject({ id: 2, firstName: 'Nadia', type: 'OWNER' });
    expect(storedSession.user).not.toHaveProperty('password');
  });
  await test.step('after 1500 ms, and not before, the dashboard opens (LOGIN-5)', async () => {
    await page.clock.runFor(1499);
    await expect(page).toHaveURL('/login');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  });
});

for (const [name, answer] of [
  ['401', status(401, 'No')],
  ['500', status(500)],
  ['no answer', network],
] as const) {
  test(`a failed login (${name}) shows its message, keeps the text, and can be sent again (LOGIN-6)`, async ({
    page,
    open,
    toast,
  }) => {
    await open('/login', { faults: [next('POST /auth/login', answer)] });
    await logIn(page);
    await expect(toast('alert')).toContainText('Login failed');
    await expect(toast('alert')).toContainText('Invalid credentials');
    await expect(page.getByLabel('Email')).toHaveValue('nadia@canvass.example');
    await expect(page.getByLabel('Password')).toHaveValue('Nadia-2026');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(toast('status')).toContainText('Login successful');
    await expect(toast('alert')).toHaveCount(0);
  });
}

test('a wrong password is a failed login (LOGIN-6)', async ({ page, open, toast }) => {
  await open('/login');
  await logIn(page, 'Nadia-2025');
  await expect(toast('alert')).toContainText('Login failed');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('both login fields show their messages', async ({ page, open }) => {
  await open('/login');
  await expectMessages(page, {
    'Email (LOGIN-8)': [['', 'Email is required']],
    'Email (LOGIN-9)': [['a', 'Email must contain at least 2 characters']],
    'Email (LOGIN-10)': [['ab', 'Please enter a valid email address']],
    'Email (LOGIN-11)': [
      [emailFor(50), null],
      [emailFor(51), 'Email must contain at least 50 characters'],
    ],
    'Password (LOGIN-13)': [['', 'Password is required']],
    'Password (LOGIN-14)': [
      [letters(5), 'Password must contain at least 6 characters'],
      [letters(6), null],
    ],
    'Password (LOGIN-15)': [
      [letters(100), null],
      [letters(101), 'Password must contain at most 100 characters'],
    ],
  });
});

test('leaving within the 1500 ms cancels the redirect', async ({ page, open, toast }) => {
  await page.clock.install();
  await open('/login');
  await page.clock.pauseAt(Date.now() + 60_000);
  await logIn(page);
  await expect(toast('status')).toContainText('Login successful');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/contact-us');
});

test('holding Enter sends a refused form once (SEAM-36)', async ({ page, open, toast }) => {
  let sentCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login') && request.method() === 'POST') sentCount += 1;
  });
  await open('/login');
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill('wrong-password');
  await page.keyboard.down('Enter');
  await expect(toast('alert')).toContainText('Login failed');
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => sentCount).toBe(2);
});

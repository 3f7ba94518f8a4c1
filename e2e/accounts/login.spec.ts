import { expect, test } from '../support/test.ts';

test('a login stores token and user, without the password, and leaving cancels its redirect (LOGIN-7, SEAM-9)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/login');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill('Nadia-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast('status')).toContainText('Login successful');
  const storedSession = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: JSON.parse(localStorage.getItem('user') ?? '{}'),
  }));
  expect(storedSession.token).toBeTruthy();
  expect(storedSession.user).toMatchObject({ id: 2, firstName: 'Nadia', type: 'OWNER' });
  expect(storedSession.user).not.toHaveProperty('password');
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

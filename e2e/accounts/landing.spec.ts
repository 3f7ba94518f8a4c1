import { expect, test } from '../support/test.ts';

test('the landing page has its headline, paragraph, inert form and three logos (LANDING-1, LANDING-2, LANDING-3)', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page).toHaveTitle('Canvass: Survey Your World');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Survey Your World: Your Voice, Your Impact!' }),
  ).toBeVisible();
  await expect(page.getByText(/^Build a survey in minutes/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  const integrations = page.getByRole('region', { name: 'Platform Integrations' });
  await expect(integrations.getByRole('img')).toHaveCount(3);
});

test('the landing page says what the product does, and links to sign-up (LANDING-4)', async ({
  page,
  open,
}) => {
  const light = page.waitForResponse(/report-light/);
  const dark = page.waitForResponse(/report-dark/);
  await open('/');
  const section = page.getByRole('region', { name: 'What you can do here' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'For owners',
    'For agents',
    'For readers of reports',
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const picture = page.getByRole('img', { name: /^A report in Canvass/ });
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Footer' })).toContainText('Create an account');
  expect((await light).status()).toBe(200);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await dark).status()).toBe(200);
  await section.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/sign-up');
});

test('a visitor’s header has the logo, Contact Us and Login, and no Dashboard (PUBLIC-1, PUBLIC-2, PUBLIC-3)', async ({
  page,
  open,
}) => {
  await open('/contact-us');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await banner.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await banner.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await banner.getByRole('link', { name: /Canvass/ }).click();
  await expect(page).toHaveURL('/');
});

test('a person with a token sees Dashboard instead of Login (PUBLIC-3)', async ({ page, open }) => {
  await open('/', { signedInAs: 'owner' });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await banner.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a guest finds Sign up in the header and as the main button (PUBLIC-4)', async ({
  page,
  open,
}) => {
  await open('/');
  const header = page.getByRole('navigation', { name: 'Public' });
  await expect(header.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up');
  await page.locator('.hero').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/sign-up');
});

import { expect, test } from '../support/test.ts';

test('the landing page says what the product does, and links to sign-up (LANDING-4)', async ({
  page,
  open,
}) => {
  await open('/');
  const section = page.getByRole('region', { name: 'What you can do here' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'For owners',
    'For agents',
    'For decision makers',
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const picture = page.getByRole('img', { name: /^A report in Canvass/ });
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Footer' })).toContainText('Create an account');
  await expect(picture).toContainText('54.05%');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/sign-up');
});

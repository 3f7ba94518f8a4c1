import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentUrl, renderScreen } from '../support/renderScreen.tsx';

test('the landing page has its headline, paragraph, inert form and three logos (LANDING-1, LANDING-2, LANDING-3)', async () => {
  await renderScreen('/');
  await expect.poll(() => document.title).toBe('Canvass: Survey Your World');
  await expect
    .element(
      page.getByRole('heading', { level: 1, name: 'Survey Your World: Your Voice, Your Impact!' }),
    )
    .toBeVisible();
  await expect.element(page.getByText(/^Build a survey in minutes/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect.poll(currentUrl).toBe('/');
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  const integrations = page.getByRole('region', { name: 'Platform Integrations' });
  await expect.element(integrations.getByRole('img')).toHaveLength(3);
});

test('the header for visitors has the logo, Contact Us and Login, and no Dashboard (PUBLIC-1, PUBLIC-2, PUBLIC-3)', async () => {
  await renderScreen('/contact-us');
  const banner = page.getByRole('banner');
  await expect.element(banner.getByRole('link', { name: 'Dashboard' })).toHaveLength(0);
  await banner.getByRole('link', { name: 'Login' }).click();
  await expect.poll(currentUrl).toBe('/login');
  await banner.getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(currentUrl).toBe('/contact-us');
  await banner.getByRole('link', { name: /Canvass/ }).click();
  await expect.poll(currentUrl).toBe('/');
});

test('a signed-in person sees Dashboard instead of Login and sign-up (PUBLIC-3, LANDING-1)', async () => {
  await renderScreen('/', { as: 'owner' });
  const banner = page.getByRole('banner');
  await expect.element(banner.getByRole('link', { name: 'Login' })).toHaveLength(0);
  await expect
    .element(page.getByCss('.hero').getByRole('link', { name: 'Dashboard' }))
    .toBeVisible();
  await expect
    .element(
      page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Dashboard' }),
    )
    .toHaveAttribute('href', '/dashboard');
  await expect
    .element(page.getByRole('link', { name: /^Sign up$|Create an account/ }))
    .toHaveLength(0);
  await banner.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(currentUrl).toBe('/dashboard');
});

test('the main button of the landing page is its only Sign up (PUBLIC-4)', async () => {
  await renderScreen('/');
  await expect.element(page.getByRole('link', { name: 'Sign up' })).toHaveLength(1);
  await page.getByCss('.hero').getByRole('link', { name: 'Sign up' }).click();
  await expect.poll(currentUrl).toBe('/sign-up');
});

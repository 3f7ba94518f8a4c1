import { expect, type Page } from '@playwright/test';
import { fillFields } from './fields.ts';

/** Logs in with the form of /login, which is open or opening. */
export async function logIn(page: Page, email: string, password: string) {
  await expect(page).toHaveURL('/login');
  // The landing page also has a field "Email", and stays until the form is rendered.
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await fillFields(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Login' }).click();
}

export const logInAsNadia = (page: Page) => logIn(page, 'nadia@canvass.example', 'Nadia-2026');
export const logInAsTomas = (page: Page) => logIn(page, 'tomas@canvass.example', 'Tomas-2026');

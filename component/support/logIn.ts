import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { fillFields } from './fillFields.ts';
import { currentUrl } from './renderScreen.tsx';

/** Logs in with the form of /login, which is open or opening. */
async function logIn(email: string, password: string) {
  await expect.poll(currentUrl).toBe('/login');
  // The landing page also has a field "Email", and stays until the form is rendered.
  await expect.element(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await fillFields({ Email: email, Password: password });
  await page.getByRole('button', { name: 'Login' }).click();
}

export const logInAsNadia = () => logIn('nadia@canvass.example', 'Nadia-2026');
export const logInAsTomas = () => logIn('tomas@canvass.example', 'Tomas-2026');

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { fillFields } from './fillFields.ts';
import { currentUrl } from './renderScreen.tsx';

/** Logs in as Tomas with the form of /login, which is open or opening. */
export async function logInAsTomas() {
  await expect.poll(currentUrl).toBe('/login');
  // The landing page also has a field "Email", and stays until the form is rendered.
  await expect.element(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await fillFields({ Email: 'tomas@canvass.example', Password: 'Tomas-2026' });
  await page.getByRole('button', { name: 'Login' }).click();
}

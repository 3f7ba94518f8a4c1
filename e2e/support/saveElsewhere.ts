import { type BrowserContext, expect } from '@playwright/test';
import type { picture } from './files.ts';

/**
 * Saves a survey in another tab with another title, and optionally another logo, and closes that
 * tab.
 */
export async function saveSurveyElsewhere(
  context: BrowserContext,
  id: number,
  logo?: ReturnType<typeof picture>,
) {
  const tab = await context.newPage();
  await tab.goto(`/surveys/edit/${id}`);
  await tab.getByPlaceholder('Enter survey title').fill('Theirs');
  if (logo) await tab.getByLabel(/Add Logo|Update Logo/).setInputFiles(logo);
  await tab.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(tab.getByText('You have successfully updated the survey!')).toBeVisible();
  await tab.close();
}

/** Saves the first agent in another tab with another first name, and closes that tab. */
export async function saveAgentElsewhere(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.goto('/agents/edit/1');
  await tab.getByLabel('First name').fill('Theirs');
  await tab.getByRole('button', { name: 'Update Agent' }).click();
  await expect(tab.getByText('Agent updated successfully')).toBeVisible();
  await tab.close();
}

import { type Locator, page } from 'vitest/browser';

/** Chooses an entry in the "More actions" menu of an option or question. */
export async function chooseAction(owner: Locator, name: string, action: string) {
  await owner.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

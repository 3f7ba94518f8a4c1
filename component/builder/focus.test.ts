import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../support/keys.ts';
import { renderScreen } from '../support/renderScreen.tsx';

test('Stay returns the focus to where it was (SEAM-26)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Hello world');
  await page.getByRole('link', { name: 'Responses' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(page.getByRole('link', { name: 'Responses' })).toHaveFocus();
});

test('closing a dialog returns the focus to its button, even if the click did not focus the button, as in Safari (SEAM-26)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const opener = page.getByRole('button', { name: 'Preview', exact: true });
  await expect.element(opener).toBeVisible();
  // A click by script moves no focus.
  (opener.element() as HTMLButtonElement).click();
  await expect.element(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  // Escape counts where the focus is, which the dialog takes a frame later.
  await expect
    .poll(() => document.activeElement?.matches('[class*="overlay"], [class*="overlay"] *'))
    .toBe(true);
  await press('Escape');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a button that becomes disabled keeps the focus (SEAM-26)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await press('Enter', page.getByRole('button', { name: 'Move Q2 up' }));
  await expect.element(page.getByRole('button', { name: 'Move Q1 up' })).toHaveFocus();
  await press('Enter', page.getByRole('button', { name: 'Undo' }));
  await expect
    .element(page.getByRole('button', { name: 'Undo' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('Enter', page.getByRole('button', { name: 'Remove Q2' }));
  await press('Enter', page.getByCss('.toast-area').getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('textbox', { name: 'Q2 text' })).toHaveFocus();
});

test('removing an item focuses its successor (SEAM-27)', async () => {
  await renderScreen('/surveys/edit/3', { as: 'owner' });
  const question = (number: number) =>
    page.getByRole('group', { name: `Q${number}`, exact: true }).getByLabelText(/^Q\d+ text$/);
  const secondText = ((await question(2).findElement()) as HTMLInputElement).value;
  await page.getByRole('button', { name: 'Remove Q1' }).click();
  await expect.element(question(1)).toHaveFocus();
  await expect.element(question(1)).toHaveValue(secondText);
  const count = page.getByRole('group').elements().length;
  await page.getByRole('button', { name: `Remove Q${count}` }).click();
  await expect.element(question(count - 1)).toHaveFocus();
});

test('removing an option focuses the next editable one (SEAM-27)', async () => {
  await renderScreen('/surveys/edit/3', { as: 'owner' });
  const firstQuestion = page.getByRole('group', { name: 'Q1', exact: true });
  const options = firstQuestion.getByLabelText(/^Answer choice \d+$/);
  await expect.element(options).toHaveLength(6);
  const [, second] = options.elements().map((option) => (option as HTMLInputElement).value);
  const removeOption = async (index: number) => {
    await firstQuestion
      .getByRole('button', { name: /^More actions for/ })
      .nth(index)
      .click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
  };
  await removeOption(0);
  await expect.element(options.first()).toHaveFocus();
  await expect.element(options.first()).toHaveValue(second ?? '');
  // The sixth row is deactivated, so its predecessor takes the focus.
  await removeOption(3);
  await expect.element(options.nth(2)).toHaveFocus();
});

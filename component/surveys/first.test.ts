import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../support/renderScreen.tsx';

test('opens the list', async () => {
  const screen = await renderScreen('/dashboard', { as: 'owner' });
  await expect.element(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  expect(screen.address()).toBe('/dashboard');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect.element(page.getByPlaceholder('Enter survey title')).toBeVisible();
  await expect.element(page.getByPlaceholder('Enter survey title')).toBeVisible();
});
test('edits', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await page.getByRole('button', { name: 'Move Q2 up' }).click();
  await expect.element(page.getByCss('[role="log"]')).toHaveTextContent('Q2 is now question 1');
});

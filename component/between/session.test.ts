import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, calls, renderScreen } from '../support/renderScreen.tsx';

test('storage edited by hand is noticed before the next call (SEAM-3)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await expect.element(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  localStorage.removeItem('token');
  const before = calls.length;
  // Without the hover that a click of the mouse begins with: it would prefetch.
  (page.getByRole('button', { name: '2', exact: true }).element() as HTMLElement).click();
  await expect.poll(address).toBe('/login');
  expect(calls).toHaveLength(before);
});

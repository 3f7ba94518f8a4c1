import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, next } from '#fixtures/faults.ts';
import {
  currentUrl,
  goBack,
  goTo,
  release,
  renderScreen,
  sentBody,
  setFaults,
  toast,
} from '../support/renderScreen.tsx';

test('a late response closes no dialog that was opened since (SEAM-40)', async () => {
  await renderScreen('/dashboard', {
    as: 'owner',
    faults: [next('POST /survey/update-status', heldResponse)],
  });
  const open = async (row: number) => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .nth(row)
      .click();
    await page.getByRole('menuitem', { name: /^(Close|Open)$/ }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Change Survey Status' });
  await open(0);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('button', { name: 'Confirm...' }).click({ force: true });
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  );
  await expect.element(dialog).toHaveLength(0);
  await open(1);
  const subject = dialog.element().querySelector('.confirm-subject')?.textContent;
  await release('POST /survey/update-status');
  await expect.element(toast('status')).toMatchTextContent('Success');
  await expect.element(dialog).toMatchTextContent(subject ?? 'a subject');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).toHaveLength(0);
});

test('an export contains the rows that were selected when it started, although the search changes meanwhile (SEAM-40, RESPONSES-12)', async () => {
  await renderScreen('/responses', { as: 'owner', world: 'elevenPages' });
  const createObjectURL = vi.spyOn(URL, 'createObjectURL');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await expect.element(page.getByRole('table', { name: 'All Responses' })).toBeVisible();
  setFaults([next('GET /response/get-response-list', heldResponse)]);
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('searchbox').fill('zzz');
  await release('GET /response/get-response-list');
  await expect.poll(() => names).toHaveLength(1);
  const file = await new Response(createObjectURL.mock.lastCall?.[0] as Blob).text();
  expect(file.trim().split('\r\n')).toHaveLength(106);
  expect(names[0]).not.toContain('filtered');
});

test('“Start over” focuses the text; leaving the screen dismisses its toast with Undo (SEAM-40)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  const field = page.getByRole('main').getByRole('textbox');
  await field.fill('Ada King, ada@example.com');
  await goTo('/agents');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Agents' })).toBeVisible();
  await goTo('/agents/add');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(toast('status').getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await goTo('/responses');
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
  expect(toast('status').elements()).toEqual([]);
});

test('Back closes the slide-out menu and the Account sheet (SEAM-40)', async () => {
  await page.viewport(390, 800);
  await renderScreen('/dashboard', { as: 'owner' });
  await goTo('/responses');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await goBack();
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toHaveLength(0);
  await goTo('/responses');
  await page.getByRole('button', { name: 'Account' }).click();
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect.element(logout).toBeVisible();
  await goBack();
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(logout).toHaveLength(0);
});

test('a reset token arrives unchanged, whatever its characters (RESET-12)', async () => {
  for (const token of ['a%2Fb', 'a/b', '%25', 'ü ', 'a%252Fb']) {
    await renderScreen(`/reset-password/${encodeURIComponent(token)}`);
    await expect.poll(currentUrl).toBe('/login');
    expect(await sentBody('POST /auth/verify-reset-password-token')).toEqual({ token });
  }
});

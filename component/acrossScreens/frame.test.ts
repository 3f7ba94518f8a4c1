import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentUrl, renderScreen } from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const sidebar = page.getByRole('complementary').first();
const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');

test('a large screen’s sidebar has person, navigation and logout (LAYOUT-1, LAYOUT-2, LAYOUT-6)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await expect.element(sidebar).toMatchTextContent('Nadia Amara Rahman');
  await expect.element(sidebar).toMatchTextContent('nadia@canvass.example');
  await expect.element(sidebar.getByRole('img', { name: 'Nadia Amara Rahman' })).toBeVisible();
  expect(readTexts(links)).toEqual(['Dashboard', 'Responses', 'Analyze Surveys', 'Agents']);
  await expect.element(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible();
  await sidebar.getByRole('link', { name: /Canvass/ }).click();
  await expect.poll(currentUrl).toBe('/');
});

test('a super admin has initials and no Agents link (LAYOUT-1, LAYOUT-3)', async () => {
  await renderScreen('/dashboard', { as: 'superAdmin' });
  await expect.element(sidebar).toMatchTextContent('SM');
  expect(readTexts(links)).toEqual(['Dashboard', 'Responses', 'Analyze Surveys']);
});

for (const [name, path, open, focused] of [
  ['the menu of a small screen', '/dashboard', 'Open menu', 'Close menu'],
  ['the preview', '/surveys/edit/1', 'Preview', 'Market day shoppers'],
  ['the panel of a response', '/responses?response=7&of=1', '', 'Hana Sato'],
] as const) {
  test(`opening ${name} moves the focus into its dialog, and its wrapper cannot be reached with Tab (SEAM-26)`, async () => {
    if (open === 'Open menu') await page.viewport(390, 800);
    await renderScreen(path, { as: 'owner' });
    if (open) await page.getByRole('button', { name: open, exact: true }).click();
    const active = () => document.activeElement;
    await expect
      .poll(() => active()?.closest('[role="dialog"]')?.getAttribute('role'))
      .toBe('dialog');
    await expect
      .poll(() => active()?.getAttribute('aria-label') ?? active()?.textContent)
      .toBe(focused);
    const stops = [...document.querySelectorAll('.bp6-portal [tabindex="0"]')].filter(
      (element) => !element.closest('[role="dialog"]') && element.childElementCount > 0,
    );
    expect(stops).toEqual([]);
    await page.viewport(1280, 900);
  });
}

test('on a phone the Account sheet of the super admin has Logout and no agents (LAYOUT-8, LAYOUT-3)', async () => {
  await page.viewport(390, 800);
  await renderScreen('/dashboard', { as: 'superAdmin' });
  await page.getByRole('button', { name: 'Account' }).click();
  const sheet = page.getByRole('navigation', { name: 'Account' });
  await expect.element(sheet.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: 'Agents' })).toHaveLength(0);
});

test('the profile button leads to /profile/update, and the screen gets the focus (LAYOUT-5)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect.poll(currentUrl).toBe('/profile/update');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

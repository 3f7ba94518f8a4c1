import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, renderScreen } from '../support/renderScreen.tsx';
import { textsOf } from '../support/textsOf.ts';

const sidebar = page.getByRole('complementary').first();
const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');

test('a large screen’s sidebar has person, navigation and logout (LAYOUT-1, LAYOUT-2, LAYOUT-6)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await expect.element(sidebar).toMatchTextContent('Nadia Amara Rahman');
  await expect.element(sidebar).toMatchTextContent('nadia@canvass.example');
  await expect.element(sidebar.getByRole('img', { name: 'Nadia Amara Rahman' })).toBeVisible();
  expect(textsOf(links)).toEqual(['Dashboard', 'Responses', 'Analyze Surveys', 'Agents']);
  await expect.element(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible();
  await sidebar.getByRole('link', { name: /Canvass/ }).click();
  await expect.poll(address).toBe('/');
});

test('a super admin has initials and no Agents link (LAYOUT-1, LAYOUT-3)', async () => {
  await renderScreen('/dashboard', { as: 'superAdmin' });
  await expect.element(sidebar).toMatchTextContent('SM');
  expect(textsOf(links)).toEqual(['Dashboard', 'Responses', 'Analyze Surveys']);
});

test('the profile button leads to /profile/update, and the screen gets the focus (LAYOUT-5)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect.poll(address).toBe('/profile/update');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

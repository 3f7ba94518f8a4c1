import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function expectNone(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

const expectNoViolations = (page: Page) =>
  expectNone(
    new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']),
  );

/** All that the colours of another look can break. */
const expectContrast = (page: Page) =>
  expectNone(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));

const screens: [path: string, heading: string, as?: 'owner' | 'superAdmin'][] = [
  ['/', 'Survey Your World: Your Voice, Your Impact!'],
  ['/contact-us', 'Get in touch'],
  ['/login', 'Login'],
  ['/sign-up', 'Sign up'],
  ['/forgot-password', 'Forgot password'],
  ['/dashboard', 'All Surveys', 'owner'],
  ['/dashboard', 'All Surveys', 'superAdmin'],
  ['/surveys/create', 'Create Survey', 'owner'],
  ['/surveys/edit/1', 'Edit Survey', 'owner'],
  ['/surveys/preview/1', 'Market day shoppers', 'owner'],
  ['/agents', 'All Agents', 'owner'],
  ['/agents/create', 'Create Agent', 'owner'],
  ['/agents/edit/1', 'Edit Agent', 'owner'],
  ['/responses', 'All Responses', 'owner'],
  ['/analyze-surveys', 'Analyze Surveys', 'owner'],
  ['/analyze-surveys/1?tab=insights', 'Market day shoppers', 'owner'],
  ['/analyze-surveys/1?tab=map', 'Market day shoppers', 'owner'],
  ['/analyze-surveys/1', 'Market day shoppers', 'owner'],
  ['/profile/update', 'Profile', 'owner'],
];

for (const [path, heading, signedInAs] of screens) {
  test(`${path} as ${signedInAs ?? 'visitor'} has one h1, a title, and no violation of WCAG 2.2 A and AA, light and dark`, async ({
    page,
    open,
  }) => {
    await open(path, signedInAs ? { signedInAs } : {});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/Canvass/);
    await expect(page.locator('.loading, [data-state="loading"]')).toHaveCount(0);
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body.bp6-dark')).toHaveCount(1);
    await expectContrast(page);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    const expectLook = colorScheme === 'light' ? expectNoViolations : expectContrast;

    test('messages, menus and dialogs have none either', async ({ page, open }) => {
      await open('/login');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      await expectLook(page);
      await open('/dashboard', { signedInAs: 'owner' });
      await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
      await expectLook(page);
      await page.getByRole('menuitem', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectLook(page);
    });

    test('the preview, the leave guard and the slide-out menu have none either', async ({
      page,
      open,
    }) => {
      await open('/surveys/create', { signedInAs: 'owner' });
      await page.getByPlaceholder('Enter survey title').fill('Hello world');
      await page.getByPlaceholder('Enter your question').fill('Why?');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
      await expectLook(page);
      await page.getByRole('button', { name: 'Close preview' }).click();
      await page.getByRole('link', { name: 'Responses' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      await expectLook(page);
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectLook(page);
    });
  });
}

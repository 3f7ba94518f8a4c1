import type { Locator } from '@playwright/test';
import { measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

// With the typeface, as people see it.
test.use({ prefetch: true });

test('a small screen’s slide-out menu has three links (LAYOUT-4)', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open('/profile/update', { signedInAs: 'owner' });
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('dialog').getByRole('link');
  await expect(links).toHaveText(['Dashboard', 'Responses', 'Analyze Surveys']);
  await links.first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The contrast between the edge of a field and the page around it. */
const edgeContrast = (field: Locator) =>
  field.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (...layers: string[]) => {
      for (const layer of layers) {
        if (context) context.fillStyle = layer;
        context?.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...(context?.getImageData(0, 0, 1, 1).data ?? [])].map(
        (part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const paper = getComputedStyle(document.body).backgroundColor;
    const edge = luminance(
      paper,
      /rgb\([^)]*\)/.exec(getComputedStyle(element).boxShadow)?.[0] ?? paper,
    );
    const paperLuminance = luminance(paper);
    return Math.max(edge, paperLuminance) / Math.min(edge, paperLuminance);
  });

test('the focus ring has the product’s colour, and the edge of a field a contrast of 3, light and dark (LOOK-1)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  const field = page.getByRole('searchbox', { name: 'Search surveys' });
  for (const [colorScheme, ring] of [
    ['light', 'rgb(11, 107, 91)'],
    ['dark', 'rgb(76, 195, 170)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html.bp6-dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    await field.focus();
    await expect(field).toHaveCSS('outline-color', ring);
    await page.getByRole('link', { name: 'Create Survey' }).focus();
    await expect(page.getByRole('link', { name: 'Create Survey' })).toHaveCSS(
      'outline-color',
      ring,
    );
    expect(await edgeContrast(field), colorScheme).toBeGreaterThanOrEqual(3);
  }
});

test('a shadow marks cells that continue below the row actions, and only those (LAYOUT-7)', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/dashboard', { signedInAs: 'superAdmin' });
  const shadow = () =>
    page
      .locator('tbody .row-actions')
      .first()
      .evaluate((cell) => Number(getComputedStyle(cell, '::before').opacity));
  await expect(page.locator('tbody .row-actions').first()).toBeVisible();
  await expect.poll(shadow).toBe(0);
  // Larger text makes the table wider than a small window.
  await page.locator('.data-table').evaluate((table) => {
    table.style.fontSize = '26px';
  });
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(shadow).toBeGreaterThan(0.5);
  await page.locator('.table-scroll').evaluate((list) => list.scrollTo({ left: 2000 }));
  await expect.poll(shadow).toBe(0);
});

test('the sidebar has 240 px from 1,008 px on, and row actions stay visible beside it (LAYOUT-7)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1008, height: 768 });
  await open('/dashboard', { signedInAs: 'superAdmin' });
  const sidebar = page.getByRole('complementary');
  expect((await measure(sidebar)).width).toBe(240);
  await expect(
    page.getByRole('button', { name: 'Actions for Market day shoppers' }),
  ).toBeInViewport();
  await page.setViewportSize({ width: 1007, height: 768 });
  await expect(sidebar).toBeHidden();
});

test('on a phone a menu beside the profile leads to the agents and to Logout (LAYOUT-8)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/dashboard', { signedInAs: 'owner' });
  const account = page.getByRole('button', { name: 'Account' });
  await account.click();
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page).toHaveURL('/agents');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  // A new screen takes the focus; a key pressed before that may reach the screen instead.
  await expect(page.getByRole('main')).toBeFocused();
  await account.press('Enter');
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/');
});

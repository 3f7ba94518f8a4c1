import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { type Screen, screens } from '#e2e/support/screens.ts';

const FOLDER = 'reports/pictures';

/** Phones and tablets are touched, so their controls are larger. */
const widths = [
  { width: 390, height: 844, hasTouch: true },
  { width: 820, height: 1180, hasTouch: true },
  { width: 1024, height: 768, hasTouch: false },
  { width: 1440, height: 900, hasTouch: false },
];
const looks = ['light', 'dark'] as const;

const nameOf = ({ path, as }: Screen) =>
  `${as ?? 'visitor'}${path.replaceAll(/\W+/g, '-').replace(/-$/, '')}`;

/**
 * Takes every screen at every width in both looks, and writes a page that shows them side by side.
 */
export async function takeAllPictures(browser: Browser, address: string): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const rows = new Map<string, string[]>();
  for (const { hasTouch, ...viewport } of widths) {
    for (const colorScheme of looks) {
      for (const screen of screens) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          hasTouch,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const settings = encodeURIComponent(JSON.stringify({ signedInAs: screen.as }));
        const mark = screen.path.includes('?') ? '&' : '?';
        await page.goto(`${address}${screen.path}${mark}demo=${settings}`);
        await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
        await page.locator('html.typeface').waitFor();
        await page.waitForLoadState('networkidle');
        await page.locator('#demo-panel').evaluateAll(([panel]) => panel?.remove());
        const file = `${nameOf(screen)}-${viewport.width}-${colorScheme}.png`;
        await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: true });
        rows.set(nameOf(screen), [...(rows.get(nameOf(screen)) ?? []), file]);
        await context.close();
      }
    }
  }
  const page = `${FOLDER}/index.html`;
  const figures = (files: string[]) =>
    files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
  const sections = [...rows].map(([name, files]) => `<h2>${name}</h2>${figures(files).join('')}`);
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>img { height: 420px; max-width: 48%; object-fit: cover; object-position: top; border: 1px solid gray; margin: 4px }</style>
${sections.join('\n')}\n`,
  );
  return page;
}

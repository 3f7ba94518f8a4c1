import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { type Screen, screens } from '#e2e/support/screens.ts';
import { createWalker } from '../../e2e/engines/createWalker.ts';
import { enginesHere } from '../../e2e/engines/enginesHere.ts';

const FOLDER = 'reports/pictures';

/** Phones and tablets are touched, so their controls are larger. */
const widths = [
  { width: 390, height: 844, hasTouch: true },
  { width: 820, height: 1180, hasTouch: true },
  { width: 1024, height: 768, hasTouch: false },
  { width: 1440, height: 900, hasTouch: false },
] as const;
const looks = ['light', 'dark'] as const;

const nameScreen = ({ path, as }: Screen) =>
  `${as ?? 'visitor'}${path.replaceAll(/\W+/g, '-').replace(/-$/, '')}`;

/** Takes every screen, wide and narrow, in the other engines. Calls back with each picture. */
async function takeInEngines(
  url: string,
  keep: (screen: Screen, look: string, png: Buffer) => Promise<void>,
) {
  for (const { name, start } of enginesHere().installed) {
    const engine = await start(FOLDER);
    const walker = await createWalker(engine, url);
    for (const { width, height } of [widths[0], widths[3]]) {
      await engine.resize(width, height);
      for (const screen of screens) {
        await walker.open(screen.path, { signedInAs: screen.as });
        await keep(screen, `${width}-${name}`, Buffer.from(await engine.picture(), 'base64'));
      }
    }
    await engine.close();
  }
}

/**
 * Takes every screen at every width in both looks, and wide and narrow in the engines beside
 * Chromium. Writes a page that shows them side by side.
 */
export async function takeAllPictures(browser: Browser, url: string): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const rows = new Map<string, string[]>();
  const keep = async (screen: Screen, look: string, png: Buffer) => {
    const file = `${nameScreen(screen)}-${look}.png`;
    await writeFile(`${FOLDER}/${file}`, png);
    rows.set(nameScreen(screen), [...(rows.get(nameScreen(screen)) ?? []), file]);
  };
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
        await page.goto(`${url}${screen.path}${mark}demo=${settings}`);
        await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        await page.locator('#demo-panel').evaluateAll(([panel]) => panel?.remove());
        await keep(
          screen,
          `${viewport.width}-${colorScheme}`,
          await page.screenshot({ fullPage: true }),
        );
        await context.close();
      }
    }
  }
  await takeInEngines(url, keep);
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

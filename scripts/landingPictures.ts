import { writeFile } from 'node:fs/promises';
import { launchBrowser } from './launchBrowser.ts';

/**
 * Takes the pictures of the report that the landing page shows, from a demo that is served at an address (port 3000
 * as usual): `npm run pictures` beside `npm run demo`.
 */
const [, , address = 'http://localhost:3000'] = process.argv;
const browser = await launchBrowser();
const settings = JSON.stringify({ signedInAs: 'owner' });

for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width: 1240, height: 800 }, colorScheme });
  await page.goto(`${address}/analyze-surveys/1?demo=${encodeURIComponent(settings)}`);
  await page.getByRole('img').first().waitFor();
  await page.locator('#demo-panel').evaluate((panel) => panel.remove());
  await page.evaluate(() => document.fonts.ready);
  const screenshot = (await page.screenshot()).toString('base64');
  // The browser writes WebP; the content security policy lets no page of ours be given the picture, an empty one may.
  const blank = await browser.newPage();
  const picture = await blank.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1240, height: 800 });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, screenshot);
  await writeFile(
    `src/features/landing/report-${colorScheme}.webp`,
    Buffer.from(picture, 'base64'),
  );
}
await browser.close();

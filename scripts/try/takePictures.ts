import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../test/launchBrowser.ts';
import { takeAllPictures } from './takeAllPictures.ts';

/**
 * Takes the pictures of the start page and of README.md. Run `npm run pictures` while `npm run
 * demo` serves the product on port 3000, or name another address. With `--all` it takes every
 * screen into reports/pictures instead.
 */
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [address = 'http://localhost:3000'] = positionals;
const browser = await launchBrowser();
const settings = encodeURIComponent(JSON.stringify({ signedInAs: 'owner' }));

interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** A screen without QA's panel, as PNG, after `ready` is visible. */
async function pictureOf(path: string, ready: string, { colorScheme, ...viewport }: Look) {
  const page = await browser.newPage({ viewport, colorScheme });
  await page.goto(`${address}${path}?demo=${settings}`);
  await page.locator(ready).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.locator('#demo-panel').evaluate((panel) => panel.remove());
  return page.screenshot();
}

/** The browser encodes WebP. Our own pages' policy allows no such picture; an empty page does. */
async function webpOf(png: Buffer): Promise<Buffer> {
  const blank = await browser.newPage();
  const written = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(written, 'base64');
}

/** The pictures of the product and its documentation. */
async function takeOwnPictures() {
  for (const colorScheme of ['light', 'dark'] as const) {
    const look = { width: 1240, height: 800, colorScheme };
    const report = await pictureOf('/analyze-surveys/1', '.bar-chart', look);
    await writeFile(`src/features/landing/report-${colorScheme}.webp`, await webpOf(report));
  }
  const look = { width: 1440, height: 900, colorScheme: 'light' } as const;
  await writeFile('docs/dashboard.png', await pictureOf('/dashboard', 'tbody .cell-title', look));
}

if (values.all) console.log(await takeAllPictures(browser, address));
else await takeOwnPictures();
await browser.close();

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../test/launchBrowser.ts';
import { takeAllPictures } from './takeAllPictures.ts';

/**
 * Takes the picture of README.md. Run `node scripts/try/takePictures.ts` while `npm run
 * demo` serves the product on port 3000, or name another address. With `--all` it takes every
 * screen into reports/pictures instead.
 */
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [url = 'http://localhost:3000'] = positionals;
const browser = await launchBrowser();
const settings = encodeURIComponent(JSON.stringify({ signedInAs: 'owner' }));

interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** A screen without QA's panel, as PNG, after `ready` is visible. */
async function takePicture(path: string, ready: string, { colorScheme, ...viewport }: Look) {
  const page = await browser.newPage({ viewport, colorScheme });
  await page.goto(`${url}${path}?demo=${settings}`);
  await page.locator(ready).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.locator('#demo-panel').evaluate((panel) => panel.remove());
  return page.screenshot();
}

/** The picture of README.md. */
async function takeOwnPictures() {
  const look = { width: 1440, height: 900, colorScheme: 'light' } as const;
  await writeFile('docs/dashboard.png', await takePicture('/dashboard', 'tbody .cell-title', look));
}

if (values.all) console.log(await takeAllPictures(browser, url));
else await takeOwnPictures();
await browser.close();

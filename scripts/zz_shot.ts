import { launchBrowser } from './test/launchBrowser.ts';
const browser = await launchBrowser();
const settings = encodeURIComponent(JSON.stringify({ signedInAs: process.env.AS ?? 'owner' }));
const [width, name, ...paths] = process.argv.slice(2);
const context = await browser.newContext({ viewport: { width: Number(width), height: Number(process.env.H ?? 900) }, colorScheme: (process.env.SCHEME as 'dark') ?? 'light' });
const page = await context.newPage();
for (const [at, path] of paths.entries()) {
  await page.goto(`http://localhost:3300${path}${path.includes('?') ? '&' : '?'}demo=${settings}`);
  await page.waitForTimeout(1500);
  await page.locator('#demo-panel').evaluate((panel) => panel.remove()).catch(() => undefined);
  if (process.env.DO) await eval(`(async () => { ${process.env.DO} })()`);
  if (process.env.PRINT) await page.pdf({ path: `/tmp/shot-${name}-${at}.pdf` });
  await page.screenshot({ path: `/tmp/shot-${name}-${at}.png`, fullPage: process.env.FULL !== '0' });
}
await browser.close();

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from './test.ts';

/** As `npm run build:sub-path` has it, which builds what this test serves. */
const BASE = '/tools/canvass/';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A static host as there are many: files under a sub-path, and 404.html for what is none. */
function serveStatically(folder: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const name = pathname === BASE ? 'index.html' : pathname.replace(BASE, '');
    const file = join(folder, name);
    const isFile = pathname.startsWith(BASE) && name !== '' && existsSync(file);
    response.writeHead(isFile ? 200 : 404, {
      'content-type': (isFile && types[extname(file)]) || 'text/html',
    });
    response.end(readFileSync(isFile ? file : join(folder, '404.html')));
  });
  return new Promise<{ origin: string; asked: string[]; close: () => void }>((resolve) => {
    server.listen(0, () =>
      resolve({
        origin: `http://localhost:${(server.address() as AddressInfo).port}`,
        asked,
        close: () => server.close(),
      }),
    );
  });
}

test('the demo build works on a static host, from a sub-path, without any other network (DEMO-16)', async ({
  page,
  consoleMessages,
}) => {
  const { origin, asked, close } = await serveStatically('dist-demo-sub-path');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) {
      elsewhere.push(request.url());
    }
  });

  await page.goto(`${origin}${BASE}?demo={"path":"/agents","signedInAs":"owner"}`);
  await expect(page).toHaveURL(`${origin}${BASE}agents`);
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();

  await page.getByRole('link', { name: 'Analyze Surveys' }).click();
  await page
    .getByRole('row', { name: /Market day shoppers/ })
    .getByRole('link')
    .click();
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(page.getByRole('region', { name: 'Response map' })).toHaveAttribute(
    'data-state',
    'loaded',
  );
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${origin}${BASE}`);

  await page.getByRole('button', { name: 'Demo' }).click();
  await page.getByRole('button', { name: 'Sign in as Sofia' }).click();
  await expect(page).toHaveURL(`${origin}${BASE}dashboard`);
  await expect(page.getByRole('row', { name: /nadia@canvass.example/ }).first()).toBeVisible();
  await page.goto(`${origin}${BASE}nowhere`);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(`${origin}${BASE}`);

  expect(elsewhere).toEqual([]);
  expect(asked.filter((path) => !path.startsWith(BASE))).toEqual([]);
  expect(asked.filter((path) => path.includes('/api/'))).toEqual([]);
  consoleMessages.length = 0;
  close();
});

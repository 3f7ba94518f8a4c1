import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

export const RESPONSES = 100_000;

const options = ['Tea', 'Coffee', 'Water'].map((text, index) => ({
  order: index + 1,
  text,
  isActive: true,
  responseCount: RESPONSES / 4,
  responsePercentage: 25,
  selectionPercentage: 33.33,
}));
/** The answer of GET /survey/analyze/1, as text. */
export const analysis = JSON.stringify({
  id: 1,
  title: 'A hundred thousand',
  averageTimeSpent: 300,
  averageCompletionRate: 90,
  questions: [
    { id: 1, text: 'Which?', type: 'single', responseCount: RESPONSES, options },
    {
      id: 2,
      text: 'Why?',
      type: 'text',
      responseCount: RESPONSES,
      answers: Array.from({ length: RESPONSES }, (_, index) => ({
        id: index + 1,
        value: `Because of reason number ${index}, which takes a sentence of some length to tell in full, as people do when asked.`,
      })),
    },
  ],
  responses: Array.from({ length: RESPONSES }, (_, index) => ({
    id: index + 1,
    lat: String(48 + (index % 1000) / 1000),
    long: String(2 + Math.floor(index / 1000) / 100),
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    completionPercentage: 90,
    timeSpent: 300,
  })),
});

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the production build with one answer to every call, a large report's unless told, and further pages by their path. */
export function serveReport(
  pages: Record<string, string> = {},
  answer: (path: string) => string = () => analysis,
) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer(pathname));
      return;
    }
    const page = pages[pathname];
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      return;
    }
    const type = types[extname(pathname)];
    const file = readFileSync(join('dist', type ? pathname : 'index.html'));
    response.writeHead(200, { 'content-type': type ?? 'text/html' }).end(file);
  }).listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** A page of a browser that has never been here, with an owner signed in. */
export async function ownersPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('token', 'a-token');
    const user = { id: 2, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
    localStorage.setItem('user', JSON.stringify(user));
  });
  return page;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';
import { createReport, createResponsePage, createSurvey, createSurveyPage } from './benchData.ts';
import { answerVisit, isVisit, observed } from './measureInBrowser.ts';
import { signIn } from './signIn.ts';

const reports = new Map<number, string>();

function report(size: number): string {
  const text = reports.get(size) ?? createReport(size);
  reports.set(size, text);
  return text;
}

async function readBody(request: IncomingMessage): Promise<{ page: number; pageSize: number }> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

async function answer(request: IncomingMessage, { pathname, searchParams }: URL): Promise<string> {
  const number = Number(pathname.split('/').at(-1));
  if (pathname.startsWith('/api/v1/survey/analyze/')) return report(number);
  if (pathname === '/api/v1/survey') {
    const { page, pageSize } = await readBody(request);
    return JSON.stringify(createSurveyPage(page, pageSize));
  }
  if (pathname.startsWith('/api/v1/survey/')) return JSON.stringify(createSurvey(number));
  const [page, pageSize] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
  return JSON.stringify(createResponsePage(page, pageSize));
}

const compressed = new Map<string, Buffer>();

/**
 * Compresses like the hosts of hosting/, unless compressed already, because the page is what is
 * measured.
 */
function compress(text: string): Buffer {
  const bytes = compressed.get(text) ?? gzipSync(text);
  compressed.set(text, bytes);
  return bytes;
}

/** A key and a certificate for localhost, which the measured browsers accept without a check. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'canvass-bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  execFileSync('openssl', [
    ...request.split(' '),
    ...['-subj', '/CN=localhost', '-keyout', keyFile, '-out', certFile],
  ]);
  const certificate = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  rmSync(folder, { recursive: true });
  return certificate;
}

/**
 * Serves a local API, a production build and the peers' pages, all compressed, over HTTP/2 like the
 * hosts of hosting/.
 *
 * @param build the folder of the build
 */
export function serve(build = 'dist') {
  const ours = sirv(build, { single: true, brotli: true, gzip: true });
  const peers = sirv('dist-bench', { brotli: true, gzip: true, extensions: [] });
  const answerRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (await answerVisit(request, response, url)) return;
    if (isVisit(request)) {
      const page = url.pathname.endsWith('.html')
        ? `dist-bench${url.pathname}`
        : `${build}/index.html`;
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(observed(readFileSync(page, 'utf8')));
      return;
    }
    if (!url.pathname.startsWith('/api/')) {
      peers(request, response, () => ours(request, response));
      return;
    }
    const text = await answer(request, url);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(compress(text));
  };
  const server = createSecureServer(createCertificate(), (request, response) => {
    // Node's HTTP/2 requests and responses have the interface of HTTP/1.
    void answerRequest(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    );
  }).listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

/** A page in a fresh browser, with an owner signed in. */
export async function ownersPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(signIn);
  return page;
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { launchBrowser } from '../test/launchBrowser.ts';
import { report } from '../test/report.ts';

/**
 * Serves the production build by installed nginx and Caddy, with the files of hosting/ and the mock
 * backend behind them, and walks from sign-up to report in a browser.
 */

const ROOT = process.cwd();
const [API, NGINX, CADDY] = [4310, 4311, 4312];
const folder = mkdtempSync(join(tmpdir(), 'canvass-hosting-'));

const has = (command: string) => {
  try {
    execFileSync('which', [command]);
    return true;
  } catch {
    return false;
  }
};

/** An address without an API. */
const UNUSED_PORT = 4319;
/** The distance between the ports of a host without an API and with one. */
const BESIDE = 10;
/** A server that reports what a host sends it, and the port distance of its host. */
const SPY = 4318;
const BEFORE_SPY = 20;

const ours = (text: string, api = API) =>
  text.replaceAll('/var/www/canvass', join(ROOT, 'dist')).replaceAll(':4010', `:${api}`);

function startNginx(): ChildProcess {
  const file = readFileSync('hosting/nginx.conf', 'utf8');
  const [, maps = '', block = ''] = /^(.*?)(server \{.*)$/s.exec(file) ?? [];
  const server = [
    maps,
    ours(block).replace('listen 80', `listen ${NGINX}`),
    ours(block, UNUSED_PORT).replace('listen 80', `listen ${NGINX + BESIDE}`),
    ours(block, SPY).replace('listen 80', `listen ${NGINX + BEFORE_SPY}`),
  ].join('\n');
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}/p;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${server} }`,
  );
  return spawn('nginx', ['-c', config], { stdio: 'inherit' });
}

function startCaddy(): ChildProcess {
  const file = readFileSync('hosting/Caddyfile', 'utf8');
  const site = file.slice(file.indexOf('canvass.example {'));
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    [
      ours(file).replace(/^\{\n/m, '{\n\tadmin off\n').replace('canvass.example', `:${CADDY}`),
      ours(site, UNUSED_PORT).replace('canvass.example', `:${CADDY + BESIDE}`),
      ours(site, SPY).replace('canvass.example', `:${CADDY + BEFORE_SPY}`),
    ].join('\n'),
  );
  return spawn('caddy', ['run', '--config', config], { stdio: 'ignore' });
}

async function isReachable(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}`);
}

async function headersAreKept(origin: string) {
  const page = await fetch(`${origin}/analyze-surveys/1`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const asset = await fetch(origin + script, { headers: { 'accept-encoding': 'gzip' } });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('gzip');
  expect(asset.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  const part = await fetch(origin + script, { headers: { range: 'bytes=0-9' } });
  expect([200, 206]).toContain(part.status);
  const beyond = await fetch(origin + script, { headers: { range: 'bytes=999999999-' } });
  if (beyond.status === 416) expect(beyond.headers.get('cache-control')).toBe('no-store');
  else expect(beyond.status).toBe(200);
  const gone = await fetch(`${origin}/assets/gone-00000000.js`);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('cache-control')).toBe('no-store');
}

/** Sends raw text, and returns status and headers: fetch sends no broken request. */
const raw = (origin: string, text: string) =>
  new Promise<{ status: number; headers: string }>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      const [headers = ''] = answer.split('\r\n\r\n');
      resolve({ status: Number(headers.split(' ')[1]), headers: headers.toLowerCase() });
      socket.destroy();
    });
    socket.on('error', reject);
    socket.write(text);
  });

/**
 * Opened directly, no body under /api/ runs anything in the application's origin, not even a host's
 * error.
 */
async function answersRunNothing(origin: string) {
  const start = (method: string, path: string, more = '') =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
  const policy = "content-security-policy: default-src 'none'; sandbox";
  for (const [what, text, status] of [
    ['an answer', start('GET', '/api/v1/map-tiles/0/0/0'), 200],
    ['an error of the API', start('GET', '/api/v1/agent'), 401],
    ['a call that is not there', start('GET', '/api/v1/nothing'), 404],
    ['a method that is not supported', start('TRACE', '/api/v1/agent'), 405],
    [
      'a body that is too large',
      start('POST', '/api/v1/upload', 'Content-Length: 6999999\r\n'),
      413,
    ],
  ] as const) {
    const { status: actualStatus, headers } = await raw(origin, text);
    expect(actualStatus, what).toBe(status);
    expect(headers, what).toContain('x-content-type-options: nosniff');
    expect(headers, what).toContain(policy);
    expect(headers.split(policy).length, `${what}: once`).toBe(2);
  }
}

/** The host's own error is as harmless: each host also runs without an API. */
async function gatewayFails(origin: string) {
  const dead = besides(origin, BESIDE);
  const { status, headers } = await raw(
    dead,
    'GET /api/v1/agent HTTP/1.1\r\nHost: localhost\r\n\r\n',
  );
  expect(status).toBe(502);
  expect(headers).toContain('x-content-type-options: nosniff');
  expect(headers).toContain("content-security-policy: default-src 'none'; sandbox");
}

const besides = (origin: string, distance: number) =>
  origin.replace(/\d+$/, (port) => String(Number(port) + distance));

/** The API learns the caller's address from the host, never from the caller. */
async function callersCannotNameTheirAddress(origin: string) {
  const response = await fetch(`${besides(origin, BEFORE_SPY)}/api/v1/agent`, {
    headers: { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' },
  });
  expect((await response.json())['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
}

/** Seconds until the host ends a connection that stops after `text`; its answer's first line. */
const responseEnd = (origin: string, text: string) =>
  new Promise<{ seconds: number; answer: string }>((resolve, reject) => {
    const start = performance.now();
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    const end = () => {
      const seconds = (performance.now() - start) / 1000;
      resolve({ seconds, answer: answer.split('\r\n')[0] ?? '' });
      socket.destroy();
    };
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('end', end);
    socket.on('close', end);
    socket.on('error', end);
    socket.setTimeout(90_000, () => reject(new Error(`${JSON.stringify(text)}: still open`)));
    socket.write(text);
  });

/** The host closes connections of stalled callers and of a stalled API. */
async function slowOnesAreCutOff(origin: string) {
  const spyResult = besides(origin, BEFORE_SPY);
  const [headers, body, idle, hanging] = await Promise.all([
    responseEnd(spyResult, 'GET / HTTP/1.1\r\nHost: loc'),
    responseEnd(
      spyResult,
      'POST /api/v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\nx',
    ),
    responseEnd(spyResult, 'GET /api/v1/agent HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    responseEnd(
      spyResult,
      'GET /api/v1/hang HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    ),
  ]);
  expect(headers.seconds, 'slow headers').toBeLessThan(40);
  expect(body.seconds, 'a slow body').toBeLessThan(40);
  expect(idle.seconds, 'an idle connection').toBeLessThan(80);
  expect(hanging.answer, 'an API that hangs').toContain(' 504 ');
}

/** The token and user of a fixture owner. */
async function logIn(origin: string) {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nadia@canvass.example', password: 'Nadia-2026' }),
  });
  return response.json();
}

/** The host passes an uploaded picture's URL to the API; other paths are answered with index.html. */
async function picturesAreServed(origin: string) {
  const { token } = await logIn(origin);
  const form = new FormData();
  form.append('file', new File(['a picture'], 'logo.png', { type: 'image/png' }));
  const upload = await fetch(`${origin}/api/v1/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { pathname } = new URL((await upload.json()).url);
  const picture = await fetch(origin + pathname);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(await picture.text()).toBe('a picture');
  const elsewhere = await fetch(`${origin}/pictures/1.png`);
  expect(elsewhere.headers.get('content-type')).toContain('text/html');
}

/** API answers are compressed: the fixtures' list of surveys is over a kilobyte. */
async function answersAreCompressed(origin: string) {
  const { token, user } = await logIn(origin);
  const list = await fetch(`${origin}/api/v1/survey`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ page: 1, pageSize: 10, userId: user.id }),
  });
  expect(list.status).toBe(200);
  expect(list.headers.get('content-encoding')).toBe('gzip');
}

/** Walks from sign-up to the report of one's own survey; any console message fails. */
async function mainPathIsWalked(origin: string) {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', ({ message }) => messages.push(message));
  const email = `ada-${Date.now()}@example.com`;
  await page.goto(origin);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Sign up here' }).click();
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'King'],
    ['Email', email],
    ['Password', 'secret-1'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('secret-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Behind a real host');
  await page.getByLabel(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await page.getByRole('link', { name: 'Analyze Surveys' }).click();
  await page.getByRole('link', { name: 'Get reports of Behind a real host' }).click();
  await expect(page.getByRole('heading', { name: 'Behind a real host' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No answers yet')).toBeVisible();
  expect(messages).toEqual([]);
  await browser.close();
}

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const api = spawn(process.execPath, ['demo/http/server.ts', '--port', String(API)], {
  stdio: 'ignore',
});
/** Returns a call's headers, or nothing. */
const spy = createServer((request, response) => {
  if (request.url === '/api/v1/hang') return;
  request.resume().on('end', () => response.end(JSON.stringify(request.headers)));
  request.on('error', () => response.destroy());
}).listen(SPY, '127.0.0.1');
const hosts = [
  { name: 'nginx', port: NGINX, start: startNginx },
  { name: 'caddy', port: CADDY, start: startCaddy },
].filter(({ name }) => has(name));
const results: { ok: boolean; text: string }[] = [];
await isReachable(`http://127.0.0.1:${API}/demo/state`);
for (const { name, port, start } of hosts) {
  const host = start();
  const origin = `http://localhost:${port}`;
  for (const [what, check] of [
    ['answers deep links, caches, compresses and protects as hosting/ says', headersAreKept],
    ['compresses what the API answers', answersAreCompressed],
    ['lets no answer under /api/ run anything', answersRunNothing],
    ['tells the API the address of the caller', callersCannotNameTheirAddress],
    ['cuts off slow callers and a slow API', slowOnesAreCutOff],
    ['answers 502 with the same headers where the API is gone', gatewayFails],
    ['serves uploaded pictures under /api/v1/', picturesAreServed],
    ['carries a person from signing up to a report', mainPathIsWalked],
  ] as const) {
    try {
      await isReachable(origin);
      await check(origin);
      results.push({ ok: true, text: `${name} ${what}` });
    } catch (error) {
      results.push({ ok: false, text: `${name} ${what}: ${(error as Error).message}` });
    }
  }
  host.kill();
}
api.kill();
spy.closeAllConnections();
spy.close();
if (hosts.length === 0) console.error('There is neither nginx nor caddy here: nothing was tried.');
report(results);

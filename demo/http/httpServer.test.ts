import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#mocks/createBackend.ts';
import { listen } from '#mocks/httpServer.ts';
import { controlHandlers } from './controlHandlers.ts';

let server: Awaited<ReturnType<typeof listen>>;
let port: number;

beforeAll(async () => {
  const backend = createBackend();
  await backend.seed('standard');
  server = await listen(backend.handlers, { controls: controlHandlers(backend), port: 0 });
  port = Number(new URL(server.url).port);
});
afterAll(() => server.close());

/** Sends raw text, and returns the status, or "closed" without an answer. */
const send = (text: string, { breaksOff = false } = {}) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed'));
    socket.write(text, () => breaksOff && socket.destroy());
  });

const isRunning = async () => (await fetch(`${server.url}/demo/state`)).status === 200;
const head = (start: string, host = 'localhost', more = '') =>
  `${start} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`;
const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n';
const json = 'Content-Type: application/json\r\nContent-Length: 5000\r\n';

test.each([
  ['a Host that is none', head('GET /api/v1/agent', '['), '400'],
  ['an empty Host', head('GET /api/v1/agent', ''), '400'],
  ['no Host', 'GET /api/v1/agent HTTP/1.1\r\n\r\n', '400'],
  ['TRACE', head('TRACE /api/v1/agent'), '405'],
  ['the path //', head('GET //'), '400'],
  ['an address that is none', head('GET http://['), '400'],
  ['an address of 9,000 characters', head(`GET /${'a'.repeat(9000)}`), '414'],
  ['the Host of somebody else', head('GET /api/v1/agent', 'evil.example'), '403'],
  [
    'JSON that is none',
    `${head('POST /api/v1/auth/login', 'localhost', 'Content-Length: 1\r\n')}{`,
    '422',
  ],
])('%s is refused, and the server goes on (DEMO-33)', async (_name, text, status) => {
  expect(await send(text)).toBe(status);
  expect(await isRunning()).toBe(true);
});

test.each([
  ['an upload', head('POST /api/v1/upload', 'localhost', form)],
  ['a JSON body', head('POST /api/v1/auth/login', 'localhost', json)],
])('aborting %s does not stop the server (DEMO-33)', async (_name, text) => {
  for (let time = 0; time < 5; time += 1) await send(`${text}--x\r\n`, { breaksOff: true });
  expect(await isRunning()).toBe(true);
});

test('a body that is too large is refused with 413 (DEMO-33)', async () => {
  const body = 'x'.repeat(11_000_000);
  const { status } = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body });
  expect(status).toBe(413);
  expect(await isRunning()).toBe(true);
});

test('a fault with a type that no header can carry is refused (DEMO-33)', async () => {
  const answer = { kind: 'text', text: '', type: 'text/plain\nx: y' };
  const body = JSON.stringify({ faults: [{ call: 'GET /agent', on: 'every', answer }] });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${server.url}/demo/settings`, { method: 'PUT', headers, body });
  expect(status).toBe(422);
  expect(await isRunning()).toBe(true);
});

test('a page of any origin may call the API, but only a page of an allowed origin may use the controls (DEMO-34)', async () => {
  const createOptions = (origin: string) => ({ headers: { origin } });
  const api = await fetch(`${server.url}/api/v1/agent`, createOptions('http://localhost:5173'));
  expect(api.headers.get('access-control-allow-origin')).toBe('*');
  const controls = await fetch(`${server.url}/demo/state`, createOptions('https://evil.example'));
  expect(controls.status).toBe(403);
  expect(controls.headers.get('access-control-allow-origin')).toBeNull();
  const openServer = await listen([], {
    controls: controlHandlers(createBackend()),
    port: 0,
    origin: 'http://qa.example',
  });
  const response = await fetch(`${openServer.url}/demo/state`, createOptions('http://qa.example'));
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://qa.example');
  await openServer.close();
});

test('a connection ends after one answer, because a browser sends again what a reused one loses (DEMO-6)', async () => {
  const answer = await fetch(`${server.url}/demo/state`);
  expect(answer.headers.get('connection')).toBe('close');
});

test('of 300 uploads the newest 100 are kept (DEMO-35)', async () => {
  const backend = createBackend();
  await backend.seed('standard');
  const { token } = await backend.signIn('owner');
  const { url, close } = await listen(backend.handlers, { port: 0 });
  let last = '';
  for (let count = 0; count < 300; count += 1) {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(1000)], 'a.png', { type: 'image/png' }));
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api/v1/upload`, { method: 'POST', headers, body });
    last = (await response.json()).url;
  }
  expect(backend.database.uploads.all().length).toBeLessThanOrEqual(100);
  expect((await fetch(last)).status).toBe(200);
  await close();
});

test.each([
  '/x/demo/reset',
  '/demo/reset',
  '/api/v1/demo/reset',
  '/demo/reset?x=1',
  '//demo/reset',
])('a page of another origin cannot use a control at %s (DEMO-34)', async (path) => {
  const headers = { origin: 'https://evil.example' };
  const { status } = await fetch(server.url + path, { method: 'POST', headers });
  expect([400, 403, 404]).toContain(status);
  const seed = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  const set = await fetch(`${server.url}${path.replace('reset', 'settings')}`, {
    method: 'PUT',
    headers: seed,
    body: JSON.stringify({ world: 'empty' }),
  });
  expect([400, 403, 404]).toContain(set.status);
  const state = await fetch(`${server.url}/demo/state`);
  expect(await state.json()).toMatchObject({ world: 'standard' });
});

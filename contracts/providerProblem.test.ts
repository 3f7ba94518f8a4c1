import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressProblem, providerProblem } from './providerProblem.ts';

const server = createServer(({ url }, response) => {
  if (url?.startsWith('/hanging')) return;
  response.writeHead(url === '/api/v1/auth/login' ? 422 : url === '/states' ? 200 : 404).end('{}');
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());

const problem = (providerUrl: string, statesUrl?: string) =>
  providerProblem({ providerUrl, statesUrl, headers: {}, timeoutMs: 10_000 });

test('no problem is reported for a provider that responds, with or without a states URL', async () => {
  expect(await problem(origin)).toBeNull();
  expect(await problem(`${origin}/`, `${origin}/states`)).toBeNull();
});

test('a server that is down is reported', async () => {
  expect(await problem('http://localhost:1')).toBe(
    'Nothing answers at http://localhost:1. Start the server, or correct --provider-url.',
  );
});

test('a wrong base path is reported', async () => {
  expect(await problem(`${origin}/v2`)).toContain('give --provider-url the address before it');
});

test('a states address that answers 404 is reported', async () => {
  expect(await problem(origin, `${origin}/nothing`)).toContain(
    'answers 404 {} to the state "an empty database"',
  );
});

test('a hanging server is distinguished from a missing one', async () => {
  const provider = { providerUrl: `${origin}/hanging`, headers: {}, timeoutMs: 50 };
  expect(await providerProblem(provider)).toBe(
    `${origin}/hanging/api/v1/auth/login takes the connection and does not answer in 0.05 s.`,
  );
  const hangingStates = { ...provider, providerUrl: origin, statesUrl: `${origin}/hanging` };
  expect(await providerProblem(hangingStates)).toContain('does not answer in 0.05 s');
});

test('a URL that is not HTTP is reported with the name of its option', () => {
  expect(addressProblem('provider-url', 'localhost:8080')).toBe(
    '--provider-url localhost:8080 is no address: it begins with http:// or https://.',
  );
  expect(addressProblem('states-url', 'ftp://example.com')).toContain('--states-url');
  expect(addressProblem('provider-url', 'https://example.com')).toBeNull();
  expect(addressProblem('provider-url', undefined)).toBeNull();
});

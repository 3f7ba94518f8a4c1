import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerProblem } from './providerProblem.ts';

const server = createServer(({ url }, response) => {
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
  providerProblem({ providerUrl, statesUrl, headers: {} });

test('a provider that answers, with its states, has no problem', async () => {
  expect(await problem(origin)).toBeNull();
  expect(await problem(`${origin}/`, `${origin}/states`)).toBeNull();
});

test('a server that is down', async () => {
  expect(await problem('http://localhost:1')).toBe(
    'Nothing answers at http://localhost:1. Start the server, or correct --provider-url.',
  );
});

test('a wrong base path', async () => {
  expect(await problem(`${origin}/v2`)).toContain('give --provider-url the address before it');
});

test('a states address that answers 404', async () => {
  expect(await problem(origin, `${origin}/nothing`)).toContain(
    'answers 404 {} to the state "an empty database"',
  );
});

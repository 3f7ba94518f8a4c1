import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { MADE_CALLS } from '../pactFile.ts';

const run = promisify(execFile);

/** Runs the command like a team; resolves with its exit code and output. */
async function verify(...options: string[]) {
  const failure = { code: 0, stdout: '', stderr: '' };
  const outcome = await run(process.execPath, [
    'contracts/verify.ts',
    '--reports',
    'reports/tried',
    ...options,
  ]).catch((error: typeof failure) => error);
  const { code = 0, stdout, stderr } = outcome as typeof failure;
  return { code, printed: `${stdout}${stderr}` };
}

test('a run of one journey prints its server first, and the slowest request of each call at the end', async () => {
  const recorded = readFileSync(MADE_CALLS, 'utf8');
  const { code, printed } = await verify('--only', 'A reset link works once');
  expect(code).toBe(0);
  // Only a whole run records the calls of the journeys.
  expect(readFileSync(MADE_CALLS, 'utf8')).toBe(recorded);
  expect(printed).toMatch(/\n1 of 1 journeys hold\n/);
  expect(printed).toMatch(/^Verifying the mock backend of this contract\n/);
  expect(printed).toMatch(/\nSlowest request of each call:\n +\d+ ms {2}[A-Z]+ \//);
});

test('--help prints the options', async () => {
  const { code, printed } = await verify('--help');
  expect(code).toBe(0);
  expect(printed).toContain('--provider-url URL');
  expect(printed).not.toContain('interactions hold');
});

test.each([
  [['--header', 'foo'], '--header "foo" has no colon'],
  [['--provider-url', 'localhost:8080'], '--provider-url localhost:8080 is no address'],
  [['--only', 'POST /survey/updat'], 'The contract has no call "POST /survey/updat". Near it: '],
])(
  'the invalid options %j end the run with a message that names the wrong one',
  async (options, problem) => {
    const { code, printed } = await verify(...options);
    expect(code).toBe(1);
    expect(printed).toContain(problem);
  },
);

/** A server of a team that has just begun. */
async function beginner(
  answer: (url: string, authorization: string) => { status: number; body: string },
) {
  const server = createServer(async (incoming, outgoing) => {
    let sentHeader = '';
    for await (const chunk of incoming) sentHeader += chunk;
    const { status, body } = answer(incoming.url ?? '', sentHeader);
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  return { url, close: () => void server.close() };
}

test('for a server that implements only the states, the output says what to build first', async () => {
  const { url, close } = await beginner((path) =>
    path.startsWith('/states')
      ? {
          status: 200,
          body: '{"token":"t","userId":1,"surveyId":1,"agentId":1,"resetToken":"r","to":"","text":"","link":""}',
        }
      : { status: path.endsWith('/login') ? 401 : 404, body: '{"message":"Not built yet"}' },
  );
  const { code, printed } = await verify('--provider-url', url, '--states-url', `${url}/states`);
  close();
  expect(code).toBe(1);
  expect(printed).toMatch(new RegExp(`^Verifying ${url}, with the states address ${url}/states\n`));
  expect(printed).toContain('To build or mend first:\n  POST /auth/sign-up: ');
  expect(printed).toContain('       calls\n         POST /auth/sign-up 404\n');
  expect(printed).toContain(
    `again: npm run contracts:verify -- --provider-url ${url} --states-url ${url}/states --only "`,
  );
  expect(printed).toContain('came      answered 404 {"message":"Not built yet"}\n');
  expect(printed).toContain('0 of ');
});

test.each([
  [404, 'individual', 'ok   GET /survey/analyze/{id}  0 of 0, 1 not shown'],
  [500, 'individual', 'FAIL GET /survey/analyze/{id}  0 of 1'],
  // The required state "a signed-in owner" is unknown, too.
  [404, 'a s', 'FAIL GET /survey/analyze/{id}  0 of 1'],
])(
  'an interaction whose states answer %i (those with “%s”) is skipped if only an optional one is unknown',
  async (status, stateText, summary) => {
    const { url, close } = await beginner((path, sentHeader) =>
      path.startsWith('/states')
        ? {
            status: sentHeader.includes(stateText) ? status : 200,
            body: '{"token":"t","userId":1}',
          }
        : { status: 401, body: '{"message":"No"}' },
    );
    const server = ['--provider-url', url, '--states-url', `${url}/states`];
    const { code, printed } = await verify(...server, '--interactions', '--only', 'individual');
    close();
    expect(code).toBe(summary.startsWith('ok') ? 0 : 1);
    expect(printed).toContain(summary);
    expect(printed).toContain(`was answered ${status} `);
  },
);

test.each([
  [['--interactions'], 'hangs'],
  [['--journeys'], 'hangs'],
  [['--journeys'], 'closes the connection'],
])('%j: a states address that later %s ends the run', async (half, way) => {
  let changes = 0;
  const server = createServer((incoming, outgoing) => {
    if (!incoming.url?.startsWith('/states')) return void outgoing.writeHead(401).end('{}');
    changes += 1;
    if (changes === 1) outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    else if (way !== 'hangs') incoming.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  const { code, printed } = await verify(
    ...['--provider-url', url, '--states-url', `${url}/states`, '--patience', '0.5', ...half],
  );
  server.closeAllConnections();
  server.close();
  expect(code).toBe(1);
  expect(printed).toContain(
    way === 'hangs'
      ? `was sent to ${url}/states, without a response in 0.5 s.`
      : `cannot be sent: ${url}/states refuses the connection.`,
  );
  // One for the check before the run, one that ends it, and one that the verifier may send meanwhile.
  expect(changes).toBeLessThanOrEqual(3);
});

test('a state that fails with 500, or returns no values, is reported at once with its response', async () => {
  const { url, close } = await beginner((path) =>
    path.startsWith('/states')
      ? { status: 200, body: '{}' }
      : { status: 401, body: '{"message":"No"}' },
  );
  const options = ['--provider-url', url, '--states-url', `${url}/states`, '--interactions'];
  const { code, printed } = await verify(...options, '--only', 'GET /agent');
  close();
  expect(code).toBe(1);
  expect(printed).toContain(
    'The state "a signed-in owner" {} was answered {}, without token and userId.',
  );
});

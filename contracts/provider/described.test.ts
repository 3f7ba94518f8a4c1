import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { removeFields, replaceBody } from '#mocks/backend/removeFields.ts';
import { answerProblem, findOperation, requestProblem } from '../description.ts';
import { mockProvider } from '../mockProvider.ts';
import { optionalByDocs } from '../optionalByDocs.ts';
import { MADE_CALLS } from '../pactFile.ts';
import type { Verification } from '../verificationReport.ts';

const REPORTS = 'reports/tried-described';

const optional = optionalByDocs();

/** With a field that the contract does not know in every object. */
const enriched = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(enriched);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, enriched(field)]);
  return { ...Object.fromEntries(fields), addedByTheServer: { id: 1, title: 'Anything' } };
};

const problems: string[] = [];

/**
 * A server that answers with as little and as much as docs/contracts.md allows, behind a validator
 * made from docs/openapi.json.
 */
const provider = await mockProvider(async (request, response) => {
  const operation = findOperation(request.method, new URL(request.url).pathname);
  if (!operation) {
    const isCall = response.ok && response.headers.get('content-type')?.includes('json');
    if (isCall) problems.push(`docs/openapi.json lacks ${request.method} ${request.url}`);
    return response;
  }
  const { call, answers } = operation;
  const note = (what: string, problem: string | null) => {
    if (problem) problems.push(`${call}, ${what}: ${problem}`);
  };
  // The provider state "the next call fails" may fail any call.
  if (response.status !== 500) note('answer', await answerProblem(operation, response.clone()));
  if (!response.ok) {
    const { message } = await response.json();
    return replaceBody(response, { message: `Sorry: ${message}`, code: 'E1' });
  }
  note('request', await requestProblem(operation, request));
  if (!answers[200]) return new Response(null, { status: 200 });
  const least = await removeFields(response, optional[call] ?? []);
  return replaceBody(response, enriched(await least.json()));
});

afterAll(() => provider.close());

test('a server without optional fields and with unknown ones satisfies the contract and openapi.json', async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [
    'contracts/verify.ts',
    '--reports',
    REPORTS,
    '--provider-url',
    provider.providerUrl,
    '--states-url',
    provider.statesUrl ?? '',
  ]).catch((error: { stdout: string }) => error);
  expect(stdout.split('\n').filter((line) => line.startsWith('FAIL'))).toEqual([]);
  expect(stdout).toMatch(/\n(\d+) of \1 journeys hold/);
  // npm run docs records the calls of new journeys.
  const { results }: Verification = JSON.parse(readFileSync(`${REPORTS}/contract.json`, 'utf8'));
  const ran = results.filter(({ half }) => half === 'journeys').map(({ name }) => name);
  expect(ran.toSorted()).toEqual(
    Object.keys(JSON.parse(readFileSync(MADE_CALLS, 'utf8'))).toSorted(),
  );
  expect([...new Set(problems)]).toEqual([]);
});

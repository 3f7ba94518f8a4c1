import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { formatCommand } from './packagePaths.ts';
import { publishedPact, wholeContract } from './pactFile.ts';
import { publishProblem, type Verification } from './verificationReport.ts';

const HELP = `Tells a Pact broker how the last ${formatCommand('verify')} went, both halves of it.

  ${formatCommand('publish-results')} --provider-version VERSION [--branch NAME] [--build-url URL] [--reports FOLDER]

The broker is named by PACT_BROKER_BASE_URL, with PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and
PACT_BROKER_PASSWORD. The results are for the pact of the commit that was verified, which the broker must have. Results of
a part, of another pact or of an earlier day are not published.`;

const { values } = parseArgs({
  options: {
    'provider-version': { type: 'string' },
    branch: { type: 'string' },
    'build-url': { type: 'string' },
    reports: { type: 'string', default: 'reports' },
    help: { type: 'boolean', default: false },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function authorization(): Record<string, string> {
  const { PACT_BROKER_TOKEN, PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD } = process.env;
  if (PACT_BROKER_TOKEN) return { authorization: `Bearer ${PACT_BROKER_TOKEN}` };
  if (!PACT_BROKER_USERNAME) return {};
  const pair = `${PACT_BROKER_USERNAME}:${PACT_BROKER_PASSWORD ?? ''}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** The broker's answer; a failure ends the command. */
async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { accept: 'application/hal+json', ...authorization(), ...init.headers };
  const response = await fetch(url, { ...init, headers }).catch(() => null);
  if (!response) return fail(`Nothing answers at ${url}.`);
  if (!response.ok) return fail(`${url} is answered ${response.status} ${await response.text()}`);
  return response.json();
}

const broker = process.env.PACT_BROKER_BASE_URL?.replace(/\/$/, '');
const { 'provider-version': providerVersion, 'build-url': buildUrl, branch } = values;
if (values.help) {
  console.log(HELP);
  process.exit();
}
const file = `${values.reports}/contract.json`;
if (!existsSync(file)) fail(`Run ${formatCommand('verify')} first.`);

const verification: Verification = JSON.parse(readFileSync(file, 'utf8'));
const { run, results } = verification;
const problem = publishProblem(verification, wholeContract(), new Date());
if (problem) fail(problem);
if (!broker) fail(`PACT_BROKER_BASE_URL is not set: it names the broker.\n\n${HELP}`);
if (!providerVersion) fail(`--provider-version is missing.\n\n${HELP}`);
const pact = (await ask(
  `${broker}/pacts/provider/canvass-api/consumer/canvass-web/version/${run.commit}`,
)) as { interactions?: unknown; _links?: Record<string, { href: string }> };
if (!isDeepStrictEqual(pact.interactions, publishedPact().interactions)) {
  fail(`The broker’s pact of ${run.commit} is not the one that was verified, journeys included.`);
}
const link = pact._links?.['pb:publish-verification-results'];
if (!link) fail('The broker does not say where results are published.');

const json = { 'content-type': 'application/json' };
if (branch) {
  const [name, version] = [branch, providerVersion].map(encodeURIComponent);
  const url = `${broker}/pacticipants/canvass-api/branches/${name}/versions/${version}`;
  await ask(url, { method: 'PUT', headers: json, body: '{}' });
}

const success = results.every(({ ok }) => ok);
await ask(link.href, {
  method: 'POST',
  headers: json,
  body: JSON.stringify({
    success,
    ...(buildUrl && { buildUrl }),
    providerApplicationVersion: providerVersion,
    testResults: results.map(({ half, name, ok }) => ({ half, name, ok })),
    verifiedBy: { implementation: 'canvass contracts:verify' },
  }),
});
const passedCount = results.filter(({ ok }) => ok).length;
console.log(
  `Published: ${success ? 'holds' : 'does not hold'}, ${passedCount} of ${results.length}`,
);

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildOrder } from './buildOrder.ts';
import { mockProvider } from './mockProvider.ts';
import { formatCommand, page, readPackageInfo } from './packagePaths.ts';
import { MADE_CALLS, pactHash } from './pactFile.ts';
import type { Provider } from './provider.ts';
import { addressProblem, providerProblem } from './providerProblem.ts';
import { findCall, type Selection, selectContract } from './selection.ts';
import {
  describeFailure,
  describeSlowest,
  describeSummary,
  toJunit,
  type VerificationRun,
  type Verified,
} from './verificationReport.ts';
import { verifyInteractions } from './verifyInteractions.ts';
import { verifyJourneys } from './verifyJourneys.ts';

const HELP = `Holds a server against the contract: first each interaction, then journeys of several calls.

  ${formatCommand()} [options]

  --provider-url URL      your server, the address before /api/v1; without it, the mock backend
  --states-url URL        where your server takes provider states (${page()})
  --header 'Name: value'  sent with every request; may be repeated
  --patience SECONDS      how long your server may take to answer; without it, 10
  --only TEXT             only what contains the text: a call ("GET /agent", with the journeys that make it), a
                          requirement's number ("SERVER-16"), or a part of a description or title
  --interactions          only the interactions
  --journeys              only the journeys
  --bail                  end at the first journey that fails
  --reports FOLDER        where to write its reports; without it, reports
  --help                  this

It writes contract.json and contract.junit.xml into that folder, and exits 1 when something does not hold.`;

const options = {
  'provider-url': { type: 'string' },
  'states-url': { type: 'string' },
  header: { type: 'string', multiple: true, default: [] as string[] },
  patience: { type: 'string', default: '10' },
  only: { type: 'string' },
  interactions: { type: 'boolean', default: false },
  journeys: { type: 'boolean', default: false },
  bail: { type: 'boolean', default: false },
  reports: { type: 'string', default: 'reports' },
  help: { type: 'boolean', default: false },
} as const;

/** The options; an invalid one ends the command with its problem and the help. */
function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

function parseHeaders(headers: string[]): Record<string, string> {
  return Object.fromEntries(
    headers.map((header) => {
      const [name = '', ...value] = header.split(':');
      if (name.trim() === '' || value.length === 0) {
        fail(`--header "${header}" has no colon: write --header 'Name: value'.`);
      }
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What to verify; an unknown call ends the command with its problem. */
function select(): Selection {
  try {
    return selectContract(values.only);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const values = readOptions();
if (values.help) {
  console.log(HELP);
  process.exit();
}

// A run that dies must not leave an earlier pass to be published.
for (const file of ['contract.json', 'contract.junit.xml']) {
  rmSync(`${values.reports}/${file}`, { force: true });
}

for (const name of ['provider-url', 'states-url'] as const) {
  const problem = addressProblem(name, values[name]);
  if (problem) fail(problem);
}
const { 'provider-url': providerUrl, 'states-url': statesUrl } = values;
const { only, bail } = values;
const { interactions, titlePattern } = select();
const headers = parseHeaders(values.header);
const timeoutMs = Number(values.patience) * 1000;
if (!(timeoutMs > 0)) fail(`--patience ${values.patience} is no number of seconds.`);
if (statesUrl && !providerUrl)
  fail('--states-url needs --provider-url: without it, the mock backend is verified.');
const runOptions = providerUrl && { providerUrl, statesUrl, headers, timeoutMs };
console.log(
  runOptions
    ? `Verifying ${providerUrl}, ${statesUrl ? `with the states address ${statesUrl}` : 'without a states address'}`
    : 'Verifying the mock backend of this contract',
);
if (runOptions) {
  const problem = await providerProblem(runOptions);
  if (problem) fail(problem);
  if (!runOptions.statesUrl) {
    console.log('Without --states-url no state is set up: only what needs no data can hold.');
  }
}

const mock = runOptions ? undefined : await mockProvider();
const provider = (runOptions || mock) as Provider;
const hasBothParts = values.interactions === values.journeys;
const results: Verified[] = [];

/** The options that name the server, for the command that repeats a failure. */
const serverOptions = runOptions
  ? [
      ...['--provider-url', runOptions.providerUrl],
      ...(statesUrl ? ['--states-url', statesUrl] : []),
      // A value may be a secret, and logs are kept.
      ...Object.keys(headers).flatMap((name) => ['--header', `${name}: …`]),
      ...(values.patience === options.patience.default ? [] : ['--patience', values.patience]),
    ]
  : [];

function note(...all: Verified[]) {
  results.push(...all);
  for (const result of all.filter(({ ok }) => !ok)) {
    console.log(describeFailure(result, serverOptions));
  }
}

if (hasBothParts || values.interactions) {
  console.log(`${interactions.length} interactions`);
  await verifyInteractions(provider, interactions, (result) => {
    note(...result);
    console.log(describeSummary(result));
  }).catch(({ message }: Error) => fail(message));
}

if (hasBothParts || values.journeys) {
  console.log('Journeys');
  const madeCalls = await verifyJourneys(provider, { titlePattern, bail }, (result) => {
    note(result);
    if (result.isUnverified)
      console.log(`skip ${result.name}\n       not shown: ${result.details}`);
    else if (result.ok) console.log(`ok   ${result.name}`);
  }).catch(({ message }: Error) => fail(message));
  if (mock && !only && !bail) writeFileSync(MADE_CALLS, `${JSON.stringify(madeCalls, null, 1)}\n`);
}

await mock?.close();
if (results.length === 0) fail(`Nothing of the contract contains "${only}".`);
const { reports } = values;
mkdirSync(reports, { recursive: true });
const parts = [
  ...(only === undefined ? [] : [`--only ${only}`]),
  ...(hasBothParts ? [] : [values.interactions ? '--interactions' : '--journeys']),
  ...(bail ? ['--bail'] : []),
  ...(runOptions && !runOptions.statesUrl ? ['no --states-url'] : []),
];
const run: VerificationRun = {
  providerUrl: providerUrl ?? null,
  parts,
  commit:
    readPackageInfo()?.commit ??
    execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  pact: pactHash(),
  endedAt: new Date().toISOString(),
};
writeFileSync(`${reports}/contract.json`, JSON.stringify({ run, results }, null, 2));
writeFileSync(`${reports}/contract.junit.xml`, toJunit(results));

const first = buildOrder(results);
if (first.length > 0) console.log(`\nTo build or mend first:\n  ${first.join('\n  ')}`);
const slowest = describeSlowest(results, findCall);
if (slowest.length > 0) console.log(`\nSlowest request of each call:\n${slowest.join('\n')}`);
console.log('');
for (const [half, members] of Map.groupBy(results, (result) => result.half)) {
  const visibleMembers = members.filter(({ isUnverified }) => !isUnverified);
  const rest = members.length - visibleMembers.length;
  const notShown = rest > 0 ? `, ${rest} not shown` : '';
  console.log(
    `${visibleMembers.filter(({ ok }) => ok).length} of ${visibleMembers.length} ${half} hold${notShown}`,
  );
  const reasons = Map.groupBy(
    members.filter(({ isUnverified }) => isUnverified),
    ({ details }) => details,
  );
  for (const [reason, those] of reasons) console.log(`  not shown: ${those.length}, ${reason}`);
}
console.log(`${reports}/contract.json, ${reports}/contract.junit.xml`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

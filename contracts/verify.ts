import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readInteractions } from './pactFile.ts';
import { providerProblem } from './providerProblem.ts';
import { junitOf, resultsOf, summaryOf } from './verificationReport.ts';

const { values } = parseArgs({
  options: {
    'provider-url': { type: 'string' },
    'states-url': { type: 'string' },
    header: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
  },
});

function parseHeaders(headers: string[]): Record<string, string> {
  return Object.fromEntries(
    headers.map((header) => {
      const [name = '', ...value] = header.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const providerUrl = values['provider-url'];
const provider = providerUrl && {
  providerUrl,
  statesUrl: values['states-url'],
  headers: parseHeaders(values.header),
};

if (provider) {
  const problem = await providerProblem(provider);
  if (problem) fail(problem);
  if (!provider.statesUrl) {
    console.log('Without --states-url no state is set up: interactions that need data will fail.');
  }
}

const { only } = values;
const interactions = readInteractions().filter(
  ({ description }) => !only || description.includes(only),
);
if (interactions.length === 0) fail(`No interaction's description contains "${only}".`);

const escaped = only?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const { stdout, stderr, status } = spawnSync('node', ['contracts/runVerifier.ts'], {
  encoding: 'utf8',
  env: {
    ...process.env,
    ...(provider && { CANVASS_PROVIDER: JSON.stringify(provider) }),
    ...(escaped && { PACT_DESCRIPTION: escaped }),
  },
});

const results = resultsOf(interactions, stdout);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/contract.json', JSON.stringify(results, null, 2));
writeFileSync('reports/contract.junit.xml', junitOf(results));

const failed = results.filter(({ ok }) => !ok).length;
console.log(summaryOf(results));
console.log(
  `\n${results.length - failed} of ${results.length} interactions hold; reports/contract.json, reports/contract.junit.xml`,
);
if (status !== 0 && failed === 0) fail(`The verification did not finish:\n${stdout}\n${stderr}`);
process.exitCode = status ?? 1;

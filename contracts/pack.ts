import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { contractVersion } from './contractVersion.ts';
import { journeysHash, wholeContract } from './pactFile.ts';

// Makes one tarball of the contract for a server's team, with a program that verifies by it.

if (process.argv.includes('--help')) {
  console.log(
    'Makes reports/canvass-contract-<version>.tgz: docs/contracts.md says what is in it.',
  );
  process.exit();
}

const OUT = 'dist-contract';
/** The Node version that the programs need. */
const NODE = 24;
/** The first step with this package, in place of the one with the repository. */
const FIRST_STEP = `## Verify your server in ten minutes

You need Node ${NODE} and your server at, say, http://localhost:8080.

1. **Install** this package: \`npm install canvass-contract-<version>.tgz\`.

`;
const PROGRAMS = ['verify', 'runInteractions', 'runJourneys'];

const { devDependencies, license } = JSON.parse(readFileSync('package.json', 'utf8'));

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);
const journeys = `${OUT}/journeys.entry.ts`;
const imports = globSync('contracts/journeys/*.journey.ts').toSorted();
writeFileSync(journeys, imports.map((file) => `import '../${file}';`).join('\n'));
await build({
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true, external: ['@pact-foundation/pact'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: OUT,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(PROGRAMS.map((name) => [name, `contracts/${name}.ts`])),
        journeys,
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
rmSync(journeys);

writeFileSync(
  `${OUT}/cli.js`,
  `#!/usr/bin/env node
const [, , command, ...options] = process.argv;
if (Number(process.versions.node.split('.')[0]) < ${NODE}) {
  console.error('canvass-contract needs Node ${NODE} or later; this is ' + process.versions.node + '.');
  process.exit(1);
}
if (command !== 'verify') {
  console.error('canvass-contract verify; --help lists its options');
  process.exit(1);
}
process.argv.splice(2, process.argv.length, ...options);
await import('./verify.js');
`,
);
for (const [file, name] of [
  ['contracts/pacts', 'pacts'],
  ['contracts/journeyCalls.json', 'journeyCalls.json'],
  ['contracts/CHANGELOG.md', 'CHANGELOG.md'],
  ['docs/openapi.json', 'openapi.json'],
  ['docs/api.md', 'api.md'],
  ['LICENSE', 'LICENSE'],
] as const) {
  cpSync(file, `${OUT}/${name}`, { recursive: true });
}
// The package's README shows the package's commands and links to the numbered rules beside it.
const readme = readFileSync('docs/contracts.md', 'utf8')
  .replace(/## Verify your server.*?(?=2\. \*\*Answer)/s, FIRST_STEP)
  .replaceAll('npm run contracts:verify --', 'npx canvass-contract verify')
  .replaceAll('npm run contracts:verify', 'npx canvass-contract verify')
  .replaceAll('[requirements.md](requirements.md#the-server)', '[rules.md](rules.md)')
  .replace(/\n## In the application's repository\n.*/s, '');
writeFileSync(`${OUT}/README.md`, readme);
for (const name of ['api.md', 'openapi.json']) {
  const text = readFileSync(`${OUT}/${name}`, 'utf8').replaceAll('docs/contracts.md', 'README.md');
  writeFileSync(
    `${OUT}/${name}`,
    text
      .replaceAll('[contracts.md](contracts.md)', '[README.md](README.md)')
      .replace('Made from `mocks/describedCalls.ts` by `npm run docs`; do not edit. ', ''),
  );
}
const requirements = readFileSync('docs/requirements.md', 'utf8');
const [, rules = ''] = /### The server\n(.*?)\n###/s.exec(requirements) ?? [];
const requirementNumbers = new Set(
  wholeContract().names.flatMap((name) => name.match(/[A-Z-]+-\d+/g) ?? []),
);
/** Rules of other sections that the names of journeys cite. */
const cited = requirements.split('\n').filter((row) => {
  const [, number = ''] = /^\| ([A-Z-]+-\d+) \|/.exec(row) ?? [];
  return requirementNumbers.has(number) && !rules.includes(row);
});
const head = '| number | browser | statement |\n| --- | --- | --- |';
// The column of browsers and the remarks on decisions are the application's.
const numberedRules =
  `${rules}\n\n## Other rules that journeys name\n\n${head}\n${cited.join('\n')}\n`
    .replaceAll(/^(\| [^|]+ )\| [^|]*(?=\| )/gm, '$1')
    .replaceAll('**Decided:** ', '');
writeFileSync(`${OUT}/rules.md`, `# The rules of the server\n${numberedRules}`);
const pact = '@pact-foundation/pact';
writeFileSync(
  `${OUT}/package.json`,
  JSON.stringify(
    {
      name: 'canvass-contract',
      version: contractVersion,
      commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
      journeys: journeysHash(),
      license,
      type: 'module',
      engines: { node: `>=${NODE}` },
      bin: { 'canvass-contract': 'cli.js' },
      dependencies: { [pact]: devDependencies[pact] },
    },
    null,
    2,
  ),
);
mkdirSync('reports', { recursive: true });
const packArguments = ['pack', `./${OUT}`, '--pack-destination', 'reports', '--silent'];
console.log(`reports/${execFileSync('npm', packArguments, { encoding: 'utf8' }).trim()}`);

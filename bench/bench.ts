import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../scripts/test/launchBrowser.ts';
import { answers } from './rows/answers.ts';
import { builder } from './rows/builder.ts';
import { changes } from './rows/changes.ts';
import { filters } from './rows/filters.ts';
import { firstLoad } from './rows/firstLoad.ts';
import { lists } from './rows/lists.ts';
import { map } from './rows/map.ts';
import { report } from './rows/report.ts';
import { serve } from './serve.ts';
import type { Part } from './types.ts';
import { writeResults } from './writeResults.ts';

const parts: Record<string, Part> = {
  report,
  changes,
  builder,
  map,
  answers,
  filters,
  lists,
  firstLoad,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
});
const selectedParts = values.only?.split(',') ?? Object.keys(parts);
const runs = Number(values.runs);
const unknown = selectedParts.filter((name) => !parts[name]);
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(
    `Usage: npm run bench -- [--only ${Object.keys(parts).join(',')}] [--runs 5] [--against folder]${unknown.length > 0 ? `. There is no "${unknown.join()}".` : ''}`,
  );
  process.exit(1);
}

const npm = (...words: string[]) => execFileSync('npm', words, { stdio: 'inherit' });
if (!existsSync('bench/peers/node_modules')) {
  npm('ci', '--prefix', 'bench/peers', '--legacy-peer-deps', '--no-audit', '--no-fund');
}
npm('exec', '--', 'vite', 'build', '--logLevel', 'warn');
npm('exec', '--', 'vite', 'build', '--config', 'bench/peers/vite.config.ts', '--logLevel', 'warn');

const { origin, close } = serve();
const otherBuild = values.against === undefined ? undefined : serve(values.against);
const browser = await launchBrowser('--ignore-certificate-errors');
for (const name of selectedParts) {
  const tables =
    (await parts[name]?.({ browser, origin, otherOrigin: otherBuild?.origin, runs })) ?? [];
  for (const { title, unit, rows } of tables) {
    console.log(`\n${title} (${unit})`);
    for (const { label, values: figures, aim } of rows) {
      const figureTexts = Object.entries(figures).map(
        ([page, figure]) => `${page} ${figure?.toFixed(1)}`,
      );
      console.log(
        `  ${label}: ${figureTexts.join(', ')}${aim ? ` (to reach: at most ${aim})` : ''}`,
      );
    }
  }
  // The documented tables compare with other products.
  if (!otherBuild) writeResults({ [name]: tables }, { browser: browser.version(), runs });
}
await browser.close();
close();
otherBuild?.close();

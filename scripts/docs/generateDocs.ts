import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contractVersion } from '../../contracts/contractVersion.ts';
import { releaseHash } from '../../contracts/pactFile.ts';
import { report } from '../test/report.ts';
import { hostingFiles } from './hostingFiles.ts';
import { apiPage, openApi } from './openApi.ts';
import { statesPage } from './statesPage.ts';

const openapi = `${JSON.stringify(openApi(), null, 2)}\n`;

/** The newest version of the contract, with its hash. A version that is committed keeps its hash. */
function release(): string {
  const text = execFileSync('git', ['show', 'HEAD:contracts/released.json'], { encoding: 'utf8' });
  if (JSON.parse(text).version === contractVersion) return text;
  return `{ "version": "${contractVersion}", "hash": "${releaseHash(openapi)}" }\n`;
}

const files = {
  'docs/openapi.json': openapi,
  'contracts/released.json': release(),
  'docs/api.md': apiPage(),
  'docs/states.md': statesPage(),
  ...hostingFiles(),
};

if (process.argv.includes('--check')) {
  report(
    Object.entries(files).map(([file, content]) => ({
      ok: existsSync(file) && readFileSync(file, 'utf8') === content,
      text: `${file} is what the code says; if not: npm run docs`,
    })),
  );
} else {
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
}

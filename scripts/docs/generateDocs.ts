import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { versions } from '../../contracts/asOf.ts';
import { releaseHash } from '../../contracts/pactFile.ts';
import { report } from '../test/report.ts';
import { hostingFiles } from './hostingFiles.ts';
import { apiPage, openApi } from './openApi.ts';
import { statesPage } from './statesPage.ts';

const openapi = `${JSON.stringify(openApi(), null, 2)}\n`;

/** A new version of contracts/CHANGELOG.md is released with its hash; an old one keeps its own. */
function release(): string {
  const text = readFileSync('contracts/released.json', 'utf8');
  const version = versions[0];
  if (JSON.parse(text).version === version) return text;
  return `{ "version": "${version}", "hash": "${releaseHash(openapi)}" }\n`;
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

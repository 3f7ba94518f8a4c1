import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { report } from '../test/report.ts';
import { hostingFiles } from './hostingFiles.ts';
import { apiPage, openApi } from './openApi.ts';
import { statesPage } from './statesPage.ts';

const files = {
  'docs/openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
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

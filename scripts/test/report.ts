import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface Result {
  ok: boolean;
  text: string;
}

/**
 * Prints a check's results, stores its count for the closing line of the test run, and sets the
 * exit code.
 */
export function report(results: Result[]): void {
  for (const { ok, text } of results) console.log(`${ok ? 'ok  ' : 'FAIL'} ${text}`);
  const failed = results.filter(({ ok }) => !ok).length;
  const name = basename(process.argv[1] ?? 'check', '.ts');
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    `reports/${name}.count.json`,
    JSON.stringify({ passed: results.length - failed, failed }),
  );
  if (failed > 0) process.exitCode = 1;
}

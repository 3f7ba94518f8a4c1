import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightResults, playwrightSteps, vitestResults } from './testResults.ts';

function writeReport(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'results-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a browser test that was skipped, also by fixme, has not passed, nor have its steps', () => {
  const spec = (status: string) => ({
    title: `${status} (LIST-4)`,
    // As Playwright reports it of a skipped test.
    ok: status !== 'unexpected',
    tests: [{ status, results: [{ steps: [{ title: 'a step (LIST-5)' }] }] }],
  });
  const statuses = ['expected', 'skipped', 'unexpected', 'flaky'];
  const file = writeReport({ suites: [{ specs: statuses.map(spec) }] });
  const passed = (results: { title: string; passed: boolean }[]) =>
    results.filter((result) => result.passed).map(({ title }) => title);
  expect(passed(playwrightResults(file))).toEqual(['expected (LIST-4)']);
  expect(passed(playwrightSteps(file))).toEqual(['expected (LIST-4): a step (LIST-5)']);
});

test('a Vitest test that was skipped or is to do has not passed', () => {
  const assertionResults = ['passed', 'skipped', 'pending', 'todo', 'failed'].map((status) => ({
    fullName: status,
    status,
  }));
  const results = vitestResults(writeReport({ testResults: [{ assertionResults }] }));
  expect(results.map(({ passed }) => passed)).toEqual([true, false, false, false, false]);
});

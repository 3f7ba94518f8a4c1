import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

const march = new Date(2026, 2, 1, 23, 30);

test('a file name has the survey, the content and the day (REPORT-15)', () => {
  expect(fileName('Spring visitors', 'Q1', march)).toBe('Spring visitors Q1 2026-03-01');
});

test('forbidden characters are left out of file names (REPORT-15)', () => {
  expect(fileName('../a/b: "c" <d>|e?*\n', 'report', march)).toBe('a b c d e report 2026-03-01');
  expect(fileName(' v1.2 ', 'report', march)).toBe('v1.2 report 2026-03-01');
  expect(fileName(`${' '.repeat(90)}Late`, 'Q1', march)).toBe('Late Q1 2026-03-01');
  // A right-to-left mark displays another extension than the file has.
  expect(fileName('Spring \u202efdp.', 'report', march)).toBe('Spring fdp. report 2026-03-01');
  expect(fileName('', 'report', march)).toBe('report 2026-03-01');
  expect(fileName('x'.repeat(300), 'Q1', march)).toHaveLength(80 + ' Q1 2026-03-01'.length);
});

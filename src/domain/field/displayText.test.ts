import { expect, test } from 'vitest';
import { isBlankText, isolated } from './displayText.ts';

test.each([
  '',
  '   ',
  '\u00a0\u2003\u3000',
  '\u200b\u200d\ufeff',
  '\u0000\t\n',
  '\u3164\u115f\u2800',
])('%j is blank (SEAM-37)', (text) => {
  expect(isBlankText(text)).toBe(true);
  expect(isBlankText(`${text}A${text}`)).toBe(false);
});

test.each([
  ['Market day', 'Market day'],
  ['\u202eyad', '\u2068\u202eyad\u2069'],
  ['يوم السوق', '\u2068يوم السوق\u2069'],
  ['\u2069\u202eyad\u2067', '\u2068\u202eyad\u2069'],
])('%j is isolated from the writing direction around it (SEAM-38)', (text, isolatedText) => {
  expect(isolated(text)).toBe(isolatedText);
});

import { expect, test } from 'vitest';
import { readText } from './fileText.ts';

test.each([
  ['UTF-8', [0x5a, 0x6f, 0xc3, 0xab]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x5a, 0x6f, 0xc3, 0xab]],
  ['UTF-16', [0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]],
  ['the encoding of western Windows', [0x5a, 0x6f, 0xeb]],
])('a file in %s is read (AGENT-FORM-15)', async (_, bytes) => {
  expect(await readText(new File([new Uint8Array(bytes)], 'agents.csv'))).toBe('Zoë');
});

import { expect, test } from 'vitest';
import { toCsv } from './saveCsv.ts';

test('quoted where needed, with a byte order mark', async () => {
  expect(await toCsv([{ Name: 'King, "Ada"', Note: 'two\nlines', Count: 3 }])).toBe(
    '\uFEFFName,Note,Count\r\n"King, ""Ada""","two\nlines",3',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
  '%j is no formula in a spreadsheet',
  async (text) => {
    expect(await toCsv([{ Name: text }])).toContain(`'${text}`);
  },
);

import fc from 'fast-check';
import Papa from 'papaparse';
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

test('whatever a text holds, a reader of CSV gets it as it is, or marked as a text (TEXT-1)', async () => {
  const texts = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const csv = await toCsv(values.map((Name) => ({ No: 1, Name })));
      const { data } = Papa.parse<{ Name: string }>(csv.slice(1), { header: true });
      const names = data.map(({ Name }) => Name);
      expect(names).toEqual(values.map((value, at) => (names[at] === value ? value : `'${value}`)));
    }),
  );
});

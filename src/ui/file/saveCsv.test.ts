import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { toCsv } from './saveCsv.ts';

test('CSV is quoted where needed, with a byte order mark', async () => {
  expect(
    await toCsv({ columns: ['Name', 'Note', 'Count'], rows: [['King, "Ada"', 'two\nlines', 3]] }),
  ).toBe('\uFEFFName,Note,Count\r\n"King, ""Ada""","two\nlines",3');
});

test('columns of the same name are all saved, and an empty table has its header', async () => {
  expect(await toCsv({ columns: ['Tea', 'Tea'], rows: [[1, 2]] })).toBe('\uFEFFTea,Tea\r\n1,2');
  expect(await toCsv({ columns: ['Tea'], rows: [] })).toBe('\uFEFFTea');
});

test.each(['-1', '+1.5', '-1,250.75', '12'])('%j stays a number', async (text) => {
  expect(await toCsv({ columns: ['Name'], rows: [[text]] })).toBe(
    `\uFEFFName\r\n${text.includes(',') ? `"${text}"` : text}`,
  );
});

const signs = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t');
const invisible = fc.array(
  fc.constantFrom(' ', '\t', '\n', '\r\n', '\u2028', '\u200b', '\u00a0', '\u0000', '\u202e'),
  { maxLength: 4 },
);

test('no cell starts with a formula’s sign, whatever surrounds it (TEXT-2)', async () => {
  await fc.assert(
    fc.asyncProperty(
      invisible,
      signs,
      fc.string({ unit: 'binary' }),
      async (before, sign, rest) => {
        const text = `${before.join('')}${sign}${rest}x`;
        const csv = await toCsv({ columns: ['Name'], rows: [[text]] });
        const { data } = Papa.parse<string[]>(csv.slice(1), { newline: '\r\n' });
        expect(data[1]?.[0]).toBe(`'${text}`);
      },
    ),
  );
});

test.each(['=1+1', '+1+1', '-1-1', '@SUM(A1)', '\tx'])(
  '%j is no formula in a spreadsheet',
  async (text) => {
    expect(await toCsv({ columns: ['Name'], rows: [[text]] })).toContain(`'${text}`);
  },
);

test('a CSV reader gets any text unchanged, or marked as text (TEXT-1, LAW-10)', async () => {
  const texts = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const csv = await toCsv({ columns: ['No', 'Name'], rows: values.map((Name) => [1, Name]) });
      const { data } = Papa.parse<{ Name: string }>(csv.slice(1), { header: true });
      const names = data.map(({ Name }) => Name);
      expect(names).toEqual(values.map((value, at) => (names[at] === value ? value : `'${value}`)));
    }),
  );
});

import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { escapeFormula, toCsv } from './saveCsv.ts';

test('CSV is quoted where needed, with a byte order mark', async () => {
  expect(
    await toCsv({ columns: ['Name', 'Note', 'Count'], rows: [['King, "Ada"', 'two\nlines', 3]] }),
  ).toBe('\uFEFFName,Note,Count\r\n"King, ""Ada""","two\nlines",3');
});

test('a cell with a semicolon is quoted (REPORT-24)', async () => {
  expect(await toCsv({ columns: ['Name', 'Choices'], rows: [['Ada', 'Tea; Milk']] })).toBe(
    '\uFEFFName,Choices\r\nAda,"Tea; Milk"',
  );
});

test('columns of the same name are all saved, and an empty table has its header', async () => {
  expect(await toCsv({ columns: ['Tea', 'Tea'], rows: [[1, 2]] })).toBe('\uFEFFTea,Tea\r\n1,2');
  expect(await toCsv({ columns: ['Tea'], rows: [] })).toBe('\uFEFFTea');
});

test.each(['-1', '+1.5', '-1,250.75', '12'])(
  'the number %j is not escaped as a formula',
  async (text) => {
    expect(await toCsv({ columns: ['Name'], rows: [[text]] })).toBe(
      `\uFEFFName\r\n${text.includes(',') ? `"${text}"` : text}`,
    );
  },
);

const signs = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
const invisible = fc.constantFrom(' ', '\u2028', '\u200b', '\u00a0', '\u0000', '\u202e');
const part = fc.oneof(
  signs,
  invisible,
  fc.constantFrom('a', '1', '1.5', ',', ';', '\t', '\n', '\r\n', '"', "'"),
);
const hostile = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));

/** Whether a spreadsheet calculates a cell. A number with a sign is no formula. */
const isFormula = (cell: string) =>
  /^[\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠]/u.test(cell) && !/^\s*[-+]?\d+(?:[.,]\d+)*\s*$/.test(cell);

test.each([',', ';', '\t'])(
  'with the separator %j, no cell can be read as a formula, whatever its neighbours contain (TEXT-2)',
  async (delimiter) => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (a, b) => {
        const csv = await toCsv({ columns: ['Name'], rows: [[a, b, 5]] });
        for (const quoteChar of delimiter === ',' ? ['"'] : ['"', '\u0001']) {
          const { data } = Papa.parse<string[]>(csv.slice(1), { delimiter, quoteChar });
          expect(data.flat().filter(isFormula)).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  },
);

test('the first sign of a formula after a semicolon, tab or line break is escaped (TEXT-2)', () => {
  expect(escapeFormula('x;=1+1;y')).toBe("x;'=1+1;y");
  expect(escapeFormula('x\t@SUM(A1)')).toBe("x\t'@SUM(A1)");
  expect(escapeFormula('x\r\n=1')).toBe("x\r\n'=1");
  expect(escapeFormula('x; "=1"')).toBe(`x;' "=1"`);
  expect(escapeFormula('Tea; 5; 1+1=2')).toBe('Tea; 5; 1+1=2');
  expect(escapeFormula('Tea;-5')).toBe("Tea;'-5");
});

test.each(['=1+1', '+1+1', '-1-1', '@SUM(A1)', '\tx'])(
  '%j is escaped, so that a spreadsheet does not read it as a formula',
  async (text) => {
    expect(await toCsv({ columns: ['Name'], rows: [[text]] })).toContain(`'${text}`);
  },
);

test('a CSV parser reads any text unchanged, or with an apostrophe before it (TEXT-1, LAW-10)', async () => {
  const texts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), hostile), {
    minLength: 1,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const csv = await toCsv({ columns: ['No', 'Name'], rows: values.map((Name) => [1, Name]) });
      const { data } = Papa.parse<{ Name: string }>(csv.slice(1), {
        header: true,
        delimiter: ',',
        newline: '\r\n',
      });
      const names = data.map(({ Name }) => Name);
      expect(names).toEqual(values.map(escapeFormula));
      // Without the marks each text is as it was.
      const unmarked = (text: string) => text.replaceAll("'", '');
      expect(names.map(unmarked)).toEqual(values.map(unmarked));
    }),
  );
});

import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readQuestions } from './questionsIn.ts';
import { spreadsheetText } from './spreadsheetText.ts';

test('cells with line breaks or quotes are one line each, without their quoting (BUILDER-53)', () => {
  expect(spreadsheetText('"Coffee\nwith milk"\r\n"He said ""yes"""\r\nTea')).toBe(
    'Coffee with milk\nHe said "yes"\nTea',
  );
  expect(spreadsheetText('Which?\t"Tea\nMilk"\n')).toBe('Which?\tTea; Milk\n');
});

test('a text with quotes that does not come from a spreadsheet stays unchanged (BUILDER-53)', () => {
  for (const text of [
    '"Tea"\n"Milk"',
    '"Tea" or "Milk"?\nYes',
    'Say "yes"',
    '"',
    '"Open\nend',
    '',
  ]) {
    expect(spreadsheetText(text)).toBeNull();
  }
});

test('each copied spreadsheet row becomes one line with its cells (BUILDER-53)', () => {
  const cell = fc.stringMatching(/^[a-z"][a-z"\n ]*[a-z"]$/);
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }),
      (rows) => {
        const quotes = rows.map((row) => row.map((cell) => /["\n]/.test(cell)));
        const copied = rows
          .map((row, index) =>
            Papa.unparse([row], { delimiter: '\t', quotes: quotes[index] ?? false }),
          )
          .join('\r\n');
        const expected = rows
          .map(([first = '', ...others]) =>
            [
              first.replaceAll(/\s*\n\s*/g, ' '),
              ...others.map((cell) => cell.replaceAll(/\s*\n\s*/g, '; ')),
            ].join('\t'),
          )
          .join('\n');
        const isQuoted = quotes.flat().includes(true);
        expect(spreadsheetText(copied)).toBe(isQuoted ? expected : null);
      },
    ),
  );
});

test('copied cells of a column keep their second line (BUILDER-53)', () => {
  const copied = '"How old are you?\n(in years)"\n"What is ""home"" for you?"';
  expect(readQuestions(spreadsheetText(copied) ?? '').map(({ text }) => text)).toEqual([
    'How old are you? (in years)',
    'What is "home" for you?',
  ]);
});

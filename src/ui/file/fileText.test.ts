import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELL_LIMIT, cellText, xmlText } from './fileText.ts';

/** Reads a cell like a spreadsheet. */
const readCell = (cell: string) =>
  cell.replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

test('a cell contains the text without characters that XML forbids (TEXT-3)', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('_x0041_', '_x000D_', '_', '\u0000', '\ud800', '\udc00', '😀', '\uffff'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(readCell(cellText(text))).toBe(xmlText(text));
      expect(xmlText(text).isWellFormed()).toBe(true);
    }),
  );
});

test.each([
  ['a\u0000b\u0007c', 'abc'],
  ['line\nbreak\ttab', 'line\nbreak\ttab'],
  ['\ud83d alone', ' alone'],
  ['😀', '😀'],
])('the text %j becomes the cell %j (TEXT-3)', (text, writtenText) => {
  expect(xmlText(text)).toBe(writtenText);
});

test('a text too long for a cell is truncated with a note (TEXT-3)', () => {
  expect(cellText('x'.repeat(CELL_LIMIT))).toHaveLength(32_767);
  expect(cellText('x'.repeat(CELL_LIMIT))).not.toContain('[cut]');
  const cut = cellText('😀'.repeat(CELL_LIMIT));
  expect(cut.length).toBeLessThanOrEqual(32_767);
  expect(cut.endsWith('😀 … [cut]')).toBe(true);
});

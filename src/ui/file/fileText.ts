/** Characters that XML forbids: most controls, and halves of a character. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as a file of XML can hold it: an SVG, or a sheet of a workbook. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '');

/** The most that a cell of a spreadsheet holds, in UTF-16 units. */
export const CELL_LIMIT = 32_767;
const CUT = ' … [cut]';

/**
 * A text as a cell of a workbook can hold it. A longer one is cut and says so; what looks like an escaped character, such as
 * `_x0041_`, is escaped itself.
 */
export function cellText(text: string): string {
  const whole = xmlText(text);
  const cut = whole.slice(0, CELL_LIMIT - CUT.length).replace(/[\uD800-\uDBFF]$/, '');
  const shown = whole.length > CELL_LIMIT ? cut + CUT : whole;
  return shown.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

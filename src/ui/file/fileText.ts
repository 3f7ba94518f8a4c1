/** The text of a file. Spreadsheets save CSV in UTF-8, UTF-16 or, on Windows, western encodings. */
export async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Characters that XML forbids: most controls, and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without what XML forbids, for an SVG or a workbook. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '');

/** The capacity of a spreadsheet cell, in UTF-16 units. */
export const CELL_LIMIT = 32_767;
const CUT = ' … [cut]';

/** A text for a workbook cell, truncated with a note; escapes such as `_x0041_` are escaped. */
export function cellText(text: string): string {
  const whole = xmlText(text);
  const cut = whole.slice(0, CELL_LIMIT - CUT.length).replace(/[\uD800-\uDBFF]$/, '');
  const cellText = whole.length > CELL_LIMIT ? cut + CUT : whole;
  return cellText.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

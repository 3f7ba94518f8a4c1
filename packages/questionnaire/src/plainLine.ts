/** A bullet, a box, "1.", "1 =" or "a)": the start of a list item. "A. Lincoln" and "No. 5" do not count. */
const MARK =
  /^\s*(?:[•☐□▢○◯]\s*|[([]\s{0,3}[)\]]\s*|[-*–]\s+|\(?\d{1,3}[.)]\s+|\d{1,3}\s*=\s*|\(?[a-z]\)\s+)/;

/** A pasted option without surrounding blanks and list mark. */
export const plainLine = (line: string): string => line.replace(MARK, '').trim();

/** The ends of lines, also as word processors write them. */
export const LINE_END = /\r\n?|[\n\v\u2028\u2029]/;

/**
 * Whether a pasted text may have quoted cells. Spreadsheets quote a copied cell if it contains a line
 * break, a tab or a quote.
 */
export const hasQuotedCell = (text: string): boolean =>
  /(?:^|[\t\r\n])"/.test(text) && /[\t\r\n]|""/.test(text);

import Papa from 'papaparse';
import { hasQuotedCell } from './plainLine.ts';

/**
 * Copied spreadsheet cells as text with a line per row and tabs between cells. A line break in the
 * first cell of a row becomes a blank; in further cells, which may list options, "; ". Null if no
 * cell is quoted for a line break, a tab or a quote: then the text is no spreadsheet's, or the same
 * already.
 */
export function spreadsheetText(text: string): string | null {
  if (!hasQuotedCell(text)) return null;
  const { data: rows, errors } = Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    delimiter: '\t',
    newline: '\n',
  });
  const hasUnbalancedQuotes = errors.some(({ type }) => type === 'Quotes');
  if (hasUnbalancedQuotes || !rows.flat().some((cell) => /[\t\n"]/.test(cell))) return null;
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          cell
            .trim()
            .replaceAll(/\s*\n\s*/g, column === 0 ? ' ' : '; ')
            .replaceAll('\t', ' '),
        )
        .join('\t'),
    )
    .join('\n');
}

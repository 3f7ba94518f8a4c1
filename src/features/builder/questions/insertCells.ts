import { flushSync } from 'react-dom';
import { hasQuotedCell } from '#questionnaire/plainLine.ts';

async function readCells(text: string): Promise<string | null> {
  try {
    return (await import('#questionnaire/spreadsheetText.ts')).spreadsheetText(text);
  } catch {
    return null;
  }
}

/**
 * Inserts a pasted text without the quotes and line breaks of a spreadsheet's cells (BUILDER-53): at
 * once, or after the parser's code has loaded if a cell may be quoted.
 *
 * @param plain the clipboard's plain text
 * @param otherwise what is inserted if it has no such cells, or if the code cannot be loaded
 */
export function insertCells(
  plain: string,
  otherwise: string,
  insert: (text: string) => void,
): void {
  if (!hasQuotedCell(plain)) {
    insert(otherwise);
    return;
  }
  // Rendered at once, so that no key is typed into the field as it was before.
  void readCells(plain).then((text) => flushSync(() => insert(text ?? otherwise)));
}

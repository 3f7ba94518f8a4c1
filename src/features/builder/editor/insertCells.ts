import { flushSync } from 'react-dom';
import { hasQuotedCell } from '#questionnaire/plainLine.ts';

async function loadCellText(text: string): Promise<string | null> {
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
 * @param fallbackText what is inserted if it has no such cells, or if the code cannot be loaded
 */
export function insertCells(
  plain: string,
  fallbackText: string,
  insert: (text: string) => void,
): void {
  if (!hasQuotedCell(plain)) {
    insert(fallbackText);
    return;
  }
  // flushSync, because a key pressed before the next render changes the old text.
  void loadCellText(plain).then((text) => flushSync(() => insert(text ?? fallbackText)));
}

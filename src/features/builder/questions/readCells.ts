/**
 * A pasted text without the quotes and line breaks of a spreadsheet's cells (BUILDER-53); null if it
 * has none, or if the parser's code cannot be loaded.
 */
export async function readCells(text: string): Promise<string | null> {
  try {
    return (await import('#questionnaire/spreadsheetText.ts')).spreadsheetText(text);
  } catch {
    return null;
  }
}

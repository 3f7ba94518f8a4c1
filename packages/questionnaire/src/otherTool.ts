/** The head of an XLSForm sheet, and the buttons of a page that edits a form. */
const SHEET =
  /^(?=.*\btype\b)(?=.*\bname\b).*\blabel\b.*\t|^(?=.*\btype\b)(?=.*\bname\b).*\t.*\blabel\b/im;
const BUTTON = /^\s*(?:add (?:option|choice|"?other"?)|option \d+|untitled question)\s*$/i;

/**
 * What to copy instead of a text that another tool made for itself, as a sentence; null for a text
 * that people read.
 */
export function otherTool(text: string): string | null {
  const [head = ''] = text.trimStart().split('\n', 1);
  if (head.length < 500 && SHEET.test(head)) {
    return 'This looks like an XLSForm sheet: copy the column of labels instead.';
  }
  const buttons = text.split('\n', 500).filter((line) => line.length < 50 && BUTTON.test(line));
  return buttons.length > 1
    ? 'This looks like the page that edits a form: copy its preview instead.'
    : null;
}

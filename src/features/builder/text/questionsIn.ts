/** A bullet, "1." or "a)": what lists put before their lines. "A. Lincoln" and "No. 5" are none. */
const MARK = /^\s*(?:•\s*|[-*–]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z]\)\s+)/;

/** A line of pasted text without the blanks around it and what a list puts before it. */
export const plainLine = (line: string): string => line.replace(MARK, '').trim();

/** Pasted paragraphs as questions: the first line of each is its text, the others are its choices. */
export function questionsIn(text: string): { text: string; choices: string[] }[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(plainLine).filter(Boolean))
    .flatMap(([question, ...choices]) => (question ? [{ text: question, choices }] : []));
}

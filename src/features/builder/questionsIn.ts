/** A bullet, "1." or "a)": what lists put before their lines. "A. Lincoln" and "No. 5" are none. */
const MARK = /^\s*(?:•\s*|[-*–]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z]\)\s+)/;

/** Pasted paragraphs as questions: the first line of each is its text, the others are its choices. */
export function questionsIn(text: string): { text: string; choices: string[] }[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.replace(MARK, '').trim())
        .filter(Boolean),
    )
    .flatMap(([question, ...choices]) => (question ? [{ text: question, choices }] : []));
}

/** Pasted paragraphs as questions: the first line of each is its text, the others are its choices. */
export function questionsIn(text: string): { text: string; choices: string[] }[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.replace(/^\s*(?:[-*•]|\(?\w{1,2}[.)])\s+/, '').trim())
        .filter(Boolean),
    )
    .flatMap(([question, ...choices]) => (question ? [{ text: question, choices }] : []));
}

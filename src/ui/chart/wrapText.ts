import { shortenText } from './shortenText.ts';

/** A text in at most so many lines, none wider than so many pixels of a font, written as in CSS. */
export function wrapText(text: string, width: number, font: string, maxLines: number): string[] {
  const words = text.split(/\s+/);
  const lines: string[] = [];
  while (words.length > 0 && lines.length < maxLines - 1) {
    let line = words.shift() ?? '';
    while (words.length > 0 && shortenText(`${line} ${words[0]}`, width, font).isWhole) {
      line = `${line} ${words.shift()}`;
    }
    lines.push(shortenText(line, width, font).text);
  }
  if (words.length > 0) lines.push(shortenText(words.join(' '), width, font).text);
  return lines;
}

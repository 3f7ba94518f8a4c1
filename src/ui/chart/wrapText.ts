import { bisector, range } from 'd3';

const context = document.createElement('canvas').getContext('2d');

/** As much of a text as fits a width in pixels of a CSS font, and whether that is all of it. */
function shortenText(text: string, width: number, font: string) {
  const fits = (part: string) => {
    if (!context) return true;
    context.font = font;
    return context.measureText(part).width <= width;
  };
  if (fits(text)) return { text, isWhole: true };
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const cutTo = (count: number) => `${letters.slice(0, count).join('')}…`;
  // Binary search measures a few times, not once per letter.
  const isTooLong = bisector((count: number) => Number(!fits(cutTo(count))));
  return { text: cutTo(isTooLong.left(range(1, letters.length), 1)), isWhole: false };
}

/** A text in a limited number of lines, none wider than a number of pixels of a CSS font. */
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

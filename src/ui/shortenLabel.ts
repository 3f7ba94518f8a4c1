import { bisector, range } from 'd3';

const context = document.createElement('canvas').getContext('2d');

/** As much of a label as fits into so many pixels of a font, written as in CSS. */
export function shortenLabel(label: string, width: number, font: string): string {
  const fits = (text: string) => {
    if (!context) return true;
    context.font = font;
    return context.measureText(text).width <= width;
  };
  if (fits(label)) return label;
  const letters = [...new Intl.Segmenter().segment(label)].map(({ segment }) => segment);
  const cutTo = (count: number) => `${letters.slice(0, count).join('')}…`;
  // A label has no greatest length: halving measures it a few times, not once for each letter.
  const isTooLong = bisector((count: number) => Number(!fits(cutTo(count))));
  return cutTo(isTooLong.left(range(1, letters.length), 1));
}

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
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}

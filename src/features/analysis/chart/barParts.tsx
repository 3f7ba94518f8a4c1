import { useMediaQuery } from '#ui/hooks.ts';
import { PersonText } from '#ui/PersonText.tsx';

/** In percent of a chart's width: on a phone a long word needs more of it. */
const WIDEST = { wide: 35, narrow: 45 };

/**
 * The columns of a bar chart in percent, by a letter's usual width, because nothing is measured
 * before drawing: labels as wide as the longest, and space for the figures behind a bar.
 */
export function useBarColumns(labels: readonly string[]) {
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const longest = labels.reduce((most, label) => Math.max(most, Array.from(label).length), 0);
  return {
    column: Math.min(isNarrow ? WIDEST.narrow : WIDEST.wide, 4 + longest * (isNarrow ? 2.4 : 0.85)),
    figures: isNarrow ? 32 : 14,
  };
}

/** Colours of compared groups, which colour-blind people tell apart (Okabe and Ito). */
const COLORS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#999999'];

export const groupColor = (index: number): string => COLORS[index % COLORS.length] ?? '';

/** A row's label, on up to three lines. */
export function BarLabel({ text, width, height }: { text: string; width: number; height: number }) {
  return (
    <foreignObject width={`${width}%`} height={height}>
      <div className="bar-label">
        <PersonText text={text} />
      </div>
    </foreignObject>
  );
}

export function BarAxis({ at, height }: { at: number; height: number }) {
  return <line className="bar-axis" x1={`${at}%`} x2={`${at}%`} y2={height} />;
}

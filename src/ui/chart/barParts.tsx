import { PersonText } from '../PersonText.tsx';

/** In percent of a chart's width. */
const WIDEST = 35;
const NARROWEST = 12;
const PER_LETTER = 1.7;

/** The width of the labels' column, in percent: as wide as the longest label, which else wraps. */
export const labelColumn = (labels: readonly string[]): number => {
  const longest = labels.reduce((most, label) => Math.max(most, Array.from(label).length), 0);
  return Math.min(WIDEST, Math.max(NARROWEST, longest * PER_LETTER));
};

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

import { PersonText } from '../PersonText.tsx';

/** In percent of a chart's width: labels wrap in their column. */
export const LABEL_COLUMN = 30;

/** A row's label, on up to three lines. */
export function BarLabel({ text, height }: { text: string; height: number }) {
  return (
    <foreignObject width={`${LABEL_COLUMN}%`} height={height}>
      <div className="bar-label">
        <PersonText text={text} />
      </div>
    </foreignObject>
  );
}

export function BarAxis({ height }: { height: number }) {
  return <line className="bar-axis" x1={`${LABEL_COLUMN}%`} x2={`${LABEL_COLUMN}%`} y2={height} />;
}

import { PersonText } from '#ui/PersonText.tsx';

/** A row's label, cut at its end. */
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

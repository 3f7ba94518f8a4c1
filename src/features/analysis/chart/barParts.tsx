import { UserText } from '#ui/UserText.tsx';

/** A row's label, cut at its end. */
export function BarLabel({ text, width, height }: { text: string; width: number; height: number }) {
  return (
    <foreignObject width={`${width}%`} height={height}>
      <div className="bar-label">
        <UserText text={text} />
      </div>
    </foreignObject>
  );
}

/** The line at which the bars begin. */
export const BarAxis = ({ height }: { height: number }) => (
  <line className="bar-axis" y2={height} />
);

import { UserText } from '#ui/UserText.tsx';

interface BarLabelProps {
  text: string;
  /** In pixels. */
  x?: number;
  /** In percent. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A row's label, cut at its end. */
export function BarLabel({ text, x = 0, width, height }: BarLabelProps) {
  return (
    <foreignObject x={x} width={`${width}%`} height={height}>
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

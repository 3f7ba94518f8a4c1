import { Download } from '@blueprintjs/icons';
import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#ui/Button.tsx';
import { useFileSaving } from '#ui/file/useFileSaving.ts';

interface SaveChartProps {
  /** The name that the button shows to assistive technology: "Q3". */
  name: string;
  fileName: string;
  title: string;
  /** The chart with its labels and figures. It is drawn beside the screen while it is saved. */
  drawing: ReactElement;
}

/** Saves a chart as PNG. A failure is shown beside the button (SEAM-12). */
export function SaveChart({ name, fileName, title, drawing }: SaveChartProps) {
  const { save, hasFailed } = useFileSaving();
  const stage = useRef<HTMLDivElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const draw = async (signal: AbortSignal) => {
    const { saveChart } = await import('./saveChart.ts');
    flushSync(() => setDrawing(true));
    try {
      const svg = stage.current?.querySelector('svg');
      if (!svg) throw new Error('There is no chart');
      await saveChart(svg, { name: fileName, title }, signal);
    } finally {
      setDrawing(false);
    }
  };
  return (
    <span className="row save-buttons">
      <span role="alert">{hasFailed && `${name} could not be saved. Try again.`}</span>
      <IconButton
        label={`Save ${name} as PNG`}
        icon={<Download />}
        onClick={() => void save(draw)}
      />
      {isDrawing && (
        <div ref={stage} className="chart-stage" aria-hidden="true">
          {drawing}
        </div>
      )}
    </span>
  );
}

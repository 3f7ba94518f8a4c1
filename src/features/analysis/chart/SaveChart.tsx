import type { RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import { useSaving } from '#ui/file/useSaving.ts';

interface SaveChartProps {
  /** The name that the button shows to assistive technology: "Q3". */
  name: string;
  fileName: string;
  /** The heading of the image. */
  title: string;
  chart: RefObject<HTMLDivElement | null>;
}

/** Saves a chart as PNG. A failure is shown beside the button (SEAM-12). */
export function SaveChart({ name, fileName, title, chart }: SaveChartProps) {
  const { save, hasFailed } = useSaving();
  const saveIt = async (signal: AbortSignal) => {
    const svg = chart.current?.querySelector('svg');
    if (!svg) throw new Error('There is no chart');
    const { saveChart } = await import('./saveChart.ts');
    await saveChart(svg, { name: fileName, title }, signal);
  };
  return (
    <div className="row row-end save-buttons">
      <span role="alert">{hasFailed && `${name} could not be saved. Try again.`}</span>
      <Button
        size="small"
        variant="outlined"
        text="PNG"
        aria-label={`Save ${name} as PNG`}
        onClick={() => void save(saveIt)}
      />
    </div>
  );
}

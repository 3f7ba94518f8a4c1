import { Button } from '@blueprintjs/core';
import type { RefObject } from 'react';
import { saveChart } from '#ui/saveChart.ts';
import { saveCsv } from '#ui/saveCsv.ts';

interface SaveButtonsProps {
  /** What is saved, and what its files are called: "Q3". */
  name: string;
  records: () => Record<string, string | number>[];
  chart?: RefObject<HTMLDivElement | null>;
}

/** Takes a question's figures away: the table as CSV, the chart as SVG or PNG. */
export function SaveButtons({ name, records, chart }: SaveButtonsProps) {
  const save = (type: 'svg' | 'png') => {
    const svg = chart?.current?.querySelector('svg');
    if (svg) void saveChart(svg, name, type);
  };
  return (
    <div className="save-buttons">
      <Button
        size="small"
        variant="outlined"
        text="CSV"
        aria-label={`Save ${name} as CSV`}
        onClick={() => void saveCsv(records(), name)}
      />
      {chart && (
        <>
          <Button
            size="small"
            variant="outlined"
            text="SVG"
            aria-label={`Save ${name} as SVG`}
            onClick={() => save('svg')}
          />
          <Button
            size="small"
            variant="outlined"
            text="PNG"
            aria-label={`Save ${name} as PNG`}
            onClick={() => save('png')}
          />
        </>
      )}
    </div>
  );
}

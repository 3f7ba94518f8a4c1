import type { RefObject } from 'react';
import { Button } from '#ui/Button.tsx';
import { type CsvTable, saveCsv } from '#ui/file/saveCsv.ts';
import { useSaving } from '#ui/file/useSaving.ts';
import type { Report } from '../filters/useReport.ts';
import { reportFileName } from './reportFileName.ts';

interface SaveButtonsProps {
  report: Report;
  /** What is saved, and the name of its files: "Q3". */
  name: string;
  /** The heading of the saved image. */
  title: string;
  table: () => CsvTable;
  chart?: RefObject<HTMLDivElement | null>;
}

/** Downloads a question's figures: the table as CSV, the chart as SVG or PNG. A failure is shown beside the buttons. */
export function SaveButtons({ report, name, title, table, chart }: SaveButtonsProps) {
  const { save, hasFailed } = useSaving();
  const saveAs = (type: 'svg' | 'png') =>
    save(async (signal) => {
      const svg = chart?.current?.querySelector('svg');
      if (!svg) throw new Error('There is no chart');
      const { saveChart } = await import('#ui/chart/saveChart.ts');
      await saveChart(svg, { name: reportFileName(report, name), title, type }, signal);
    });
  return (
    <div className="row row-end save-buttons">
      <Button
        size="small"
        variant="outlined"
        text="CSV"
        aria-label={`Save ${name} as CSV`}
        onClick={() =>
          void save((signal) => saveCsv(table(), reportFileName(report, name), signal))
        }
      />
      {chart &&
        (['svg', 'png'] as const).map((type) => (
          <Button
            key={type}
            size="small"
            variant="outlined"
            text={type.toUpperCase()}
            aria-label={`Save ${name} as ${type.toUpperCase()}`}
            onClick={() => void saveAs(type)}
          />
        ))}
      <span role="alert">{hasFailed && `${name} could not be saved. Try again.`}</span>
    </div>
  );
}

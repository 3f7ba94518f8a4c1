import { Button } from '@blueprintjs/core';
import { Download } from '@blueprintjs/icons';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { useSaving } from '#ui/file/useSaving.ts';
import type { Days } from './useDays.ts';

/** Downloads the report of the chosen days as one workbook. Its code is loaded on demand; a failure is shown beside the button. */
export function DownloadReport({ analysis, days }: { analysis: SurveyAnalysis; days: Days }) {
  const { save, hasFailed } = useSaving();
  const download = () =>
    save(async (signal) => {
      const { saveWorkbook } = await import('./saveWorkbook.ts');
      await saveWorkbook(analysis, days, signal);
    });
  return (
    <>
      <span role="alert">{hasFailed && 'The report could not be saved. Try again.'}</span>
      <Button icon={<Download />} text="Download report" onClick={() => void download()} />
    </>
  );
}

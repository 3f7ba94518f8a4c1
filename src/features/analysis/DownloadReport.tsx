import { Button } from '@blueprintjs/core';
import { Download } from '@blueprintjs/icons';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { useSaving } from '#ui/file/useSaving.ts';
import { useDateRange } from './useDateRange.ts';

/** Downloads the whole report as one workbook. Its code is loaded on demand; a failure is shown beside the button. */
export function DownloadReport({ analysis }: { analysis: SurveyAnalysis }) {
  const { isSet } = useDateRange();
  const { save, hasFailed } = useSaving();
  const download = () =>
    save(async (signal) => {
      const { saveWorkbook } = await import('./saveWorkbook.ts');
      await saveWorkbook(analysis, signal);
    });
  return (
    <>
      <span role="alert">{hasFailed && 'The report could not be saved. Try again.'}</span>
      <Button
        icon={<Download />}
        text={isSet ? 'Download report of all days' : 'Download report'}
        onClick={() => void download()}
      />
    </>
  );
}

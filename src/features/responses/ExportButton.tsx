import { formatCount, pluralize } from '#domain/format/figures.ts';
import type { Response } from '#domain/response/response.ts';
import { Button } from '#ui/Button.tsx';
import type { VisibleRows } from '#ui/list/RecordList.tsx';
import { useResponseExport } from './useResponseExport.ts';

interface ExportButtonProps extends Pick<VisibleRows<Response>, 'total' | 'selectRows'> {
  /** The file's name, without its extension. */
  fileName: string;
}

/** Exports the listed responses of all pages as CSV, with progress and Stop (RESPONSES-12). */
export function ExportButton({ total, selectRows, fileName }: ExportButtonProps) {
  const exportState = useResponseExport(selectRows, fileName);
  if (exportState.isRunning) {
    return (
      <div className="row row-end">
        <span role="status">
          {exportState.total === undefined
            ? 'Preparing the responses'
            : `Preparing ${formatCount(exportState.fetched)} of ${formatCount(exportState.total)} responses`}
        </span>
        <Button text="Stop" onClick={exportState.stop} />
      </div>
    );
  }
  const text = `Export ${pluralize(total ?? 0, 'response')}`;
  return (
    <div className="row row-end">
      {exportState.hasFailed && <span role="alert">The export failed, and nothing was saved.</span>}
      <span role="status">
        {exportState.isTruncated &&
          'Not all responses that the server counts were sent. The others are missing in the file.'}
      </span>
      <Button
        variant="outlined"
        text={total === undefined ? 'Export responses' : text}
        disabled={!total}
        onClick={exportState.start}
      />
    </div>
  );
}

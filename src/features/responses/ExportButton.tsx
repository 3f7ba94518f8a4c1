import { formatCount, pluralize } from '#domain/format/figures.ts';
import type { Response } from '#domain/response/response.ts';
import { Button } from '#ui/Button.tsx';
import type { ShownRows } from '#ui/list/RecordList.tsx';
import { useResponseExport } from './useResponseExport.ts';

/** What a file may lack, by how its reading ended. */
const missing = {
  whole: '',
  cut: 'Not all responses that the server counts were sent. The others are missing in the file.',
};

interface ExportButtonProps extends Pick<ShownRows<Response>, 'total' | 'select'> {
  /** The file's name, without its extension. */
  fileName: string;
}

/** Exports the listed responses of all pages as CSV, with progress and Stop (RESPONSES-12). */
export function ExportButton({ total, select, fileName }: ExportButtonProps) {
  const file = useResponseExport(select, fileName);
  if (file.isRunning) {
    return (
      <div className="row row-end">
        <span role="status">
          {file.total === undefined
            ? 'Preparing the responses'
            : `Preparing ${formatCount(file.fetched)} of ${formatCount(file.total)} responses`}
        </span>
        <Button text="Stop" onClick={file.stop} />
      </div>
    );
  }
  const text = `Export ${pluralize(total ?? 0, 'response')}`;
  return (
    <div className="row row-end">
      {file.hasFailed && <span role="alert">The export failed, and nothing was saved.</span>}
      <span role="status">{file.ended && missing[file.ended]}</span>
      <Button
        variant="outlined"
        text={total === undefined ? 'Export responses' : text}
        disabled={!total}
        onClick={file.start}
      />
    </div>
  );
}

import { formatCount } from '#domain/format/formatCount.ts';
import type { Response } from '#domain/response/response.ts';
import { Button } from '#ui/Button.tsx';
import type { ShownRows } from '#ui/list/RecordList.tsx';
import { useResponseExport } from './useResponseExport.ts';

type ExportButtonProps = Pick<ShownRows<Response>, 'total' | 'isWhole' | 'select'>;

/** Exports the listed responses of all pages as CSV, with progress and Stop (RESPONSES-12). */
export function ExportButton({ total, isWhole, select }: ExportButtonProps) {
  const { state, start, stop } = useResponseExport();
  if (state.kind === 'running') {
    return (
      <div className="list-export">
        <span role="status">
          {state.total === undefined
            ? 'Preparing the responses'
            : `Preparing ${formatCount(state.fetched ?? 0)} of ${formatCount(state.total)} responses`}
        </span>
        <Button text="Stop" onClick={stop} />
      </div>
    );
  }
  const text = `Export ${formatCount(total ?? 0)} ${total === 1 ? 'response' : 'responses'}`;
  return (
    <div className="list-export">
      {state.kind === 'failed' && (
        <span role="alert">The export failed, and nothing was saved.</span>
      )}
      <Button
        variant="outlined"
        text={total === undefined ? 'Export responses' : text}
        disabled={!total}
        onClick={() => void start(select, isWhole ? 'responses filtered' : 'responses')}
      />
    </div>
  );
}

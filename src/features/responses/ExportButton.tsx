import { formatCount } from '#domain/format/formatCount.ts';
import { Button } from '#ui/Button.tsx';
import { useResponseExport } from './useResponseExport.ts';

/** Exports all responses as CSV, with progress and a way to stop. */
export function ExportButton({ isSearching }: { isSearching: boolean }) {
  const { state, start, stop } = useResponseExport();
  if (state.kind === 'running') {
    return (
      <>
        <span role="status">
          {state.total === undefined
            ? 'Preparing the responses'
            : `Preparing ${formatCount(state.fetched ?? 0)} of ${formatCount(state.total)} responses`}
        </span>
        <Button text="Stop" onClick={stop} />
      </>
    );
  }
  return (
    <>
      {state.kind === 'failed' && (
        <span role="alert">The export failed, and nothing was saved.</span>
      )}
      <Button
        variant="outlined"
        text={isSearching ? 'Export all as CSV' : 'Export CSV'}
        onClick={() => void start()}
      />
    </>
  );
}

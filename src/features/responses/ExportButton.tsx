import { Button } from '@blueprintjs/core';
import { useResponseExport } from './useResponseExport.ts';

/** Takes all responses away as CSV, with its progress and a way to stop. */
export function ExportButton() {
  const { state, start, stop } = useResponseExport();
  if (state.kind === 'running') {
    return (
      <>
        <span role="status">{`Fetched ${state.pages} of ${state.totalPages} pages`}</span>
        <Button text="Stop" onClick={stop} />
      </>
    );
  }
  return (
    <>
      {state.kind === 'failed' && (
        <span role="alert">The export failed, and nothing was saved.</span>
      )}
      <Button variant="outlined" text="Save all as CSV" onClick={() => void start()} />
    </>
  );
}

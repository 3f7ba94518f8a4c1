interface LoadingProps {
  /** What is loading: a list, a form or a report. Omit it if unknown. */
  shape?: 'rows' | 'form' | 'charts';
}

/** A loader over a skeleton. */
export function Loading({ shape }: LoadingProps) {
  return (
    <div className={shape ? `loading skeleton skeleton-${shape}` : 'loading'} role="status">
      {!shape && <span className="loading-spinner" aria-hidden="true" />}
      <span>Loading...</span>
    </div>
  );
}

interface LoadingProps {
  /** What comes: a list, a form, a report. Without one, there is no telling. */
  shape?: 'rows' | 'form' | 'charts';
}

/** Says that something is on its way, on the shape of what comes. */
export function Loading({ shape }: LoadingProps) {
  return (
    <div className={shape ? `loading skeleton skeleton-${shape}` : 'loading'} role="status">
      {!shape && <span className="loading-spinner" aria-hidden="true" />}
      <span>Loading...</span>
    </div>
  );
}

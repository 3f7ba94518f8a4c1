interface LoadingProps {
  /** What is loading: a list, a form or a report. Leave it out when that is not known. */
  shape?: 'rows' | 'form' | 'charts';
}

/** Says that something is loading, over the outline of what will appear. */
export function Loading({ shape }: LoadingProps) {
  return (
    <div className={shape ? `loading skeleton skeleton-${shape}` : 'loading'} role="status">
      {!shape && <span className="loading-spinner" aria-hidden="true" />}
      <span>Loading...</span>
    </div>
  );
}

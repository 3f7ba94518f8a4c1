interface LoadingProps {
  /** Shows the skeleton of a list or report instead of a spinner. */
  shape?: 'list' | 'report';
}

/** Reports that something is loading. */
export function Loading({ shape }: LoadingProps) {
  return (
    <div className={shape ? `loading skeleton skeleton-${shape}` : 'loading'} role="status">
      {!shape && <span className="loading-spinner" aria-hidden="true" />}
      <span>Loading...</span>
    </div>
  );
}

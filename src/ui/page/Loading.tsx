interface LoadingProps {
  /** Shows the skeleton of a list or report instead of a spinner. */
  shape?: 'list' | 'report';
  text?: string;
}

/** Reports that something is loading. */
export function Loading({ shape, text = 'Loading...' }: LoadingProps) {
  return (
    <div className={shape ? `loading skeleton skeleton-${shape}` : 'loading'} role="status">
      {!shape && <span className="loading-spinner" aria-hidden="true" />}
      <span>{text}</span>
    </div>
  );
}

/** Shown instead of a form while an earlier submission is still running. */
export const StillSending = () => <Loading text="What you sent from here is still on its way..." />;

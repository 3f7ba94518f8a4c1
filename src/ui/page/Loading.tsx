interface LoadingProps {
  /** Shows the skeleton of a list instead of a spinner. */
  isList?: boolean;
  text?: string;
}

/** Reports that something is loading. */
export function Loading({ isList, text = 'Loading...' }: LoadingProps) {
  return (
    <div className={isList ? 'loading skeleton' : 'loading'} role="status">
      {!isList && <span className="loading-spinner" aria-hidden="true" />}
      <span>{text}</span>
    </div>
  );
}

/** Shown instead of a form while an earlier submission is still running. */
export const StillSending = () => <Loading text="What you sent from here is still on its way..." />;

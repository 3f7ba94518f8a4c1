/** Shown instead of a form while an earlier submission is still running. */
export function StillSending() {
  return (
    <div className="loading" role="status">
      <span className="loading-spinner" aria-hidden="true" />
      <span>What you sent from here is still on its way...</span>
    </div>
  );
}

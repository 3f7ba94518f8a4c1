/** Shown in place of a form while an earlier submission of it is still being sent. */
export function StillSending() {
  return (
    <div className="loading" role="status">
      <span className="loading-spinner" aria-hidden="true" />
      <span>What you sent from here is still on its way...</span>
    </div>
  );
}

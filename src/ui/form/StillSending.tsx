/** Stands where a form would be while what was sent from it before is still on its way. */
export function StillSending() {
  return (
    <div className="loading" role="status">
      <span className="loading-spinner" aria-hidden="true" />
      <span>What you sent from here is still on its way...</span>
    </div>
  );
}

export function Loading() {
  return (
    <div className="loading" role="status">
      <span className="loading-spinner" aria-hidden="true" />
      <span>Loading...</span>
    </div>
  );
}

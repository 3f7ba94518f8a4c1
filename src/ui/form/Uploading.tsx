/** Reports an upload without a percentage, because `fetch` reports no progress. */
export function Uploading() {
  return (
    <p className="uploading muted" role="status">
      <progress aria-label="Uploading the picture" />
      Uploading the picture...
    </p>
  );
}

/** Says that a picture is being uploaded. A percentage is not shown: `fetch` does not report upload progress. */
export function Uploading() {
  return (
    <p className="uploading muted" role="status">
      <progress aria-label="Uploading the picture" />
      Uploading the picture...
    </p>
  );
}

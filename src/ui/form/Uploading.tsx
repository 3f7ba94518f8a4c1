/** Says that a picture is on its way. How much of it is, browsers do not tell of a fetch. */
export function Uploading() {
  return (
    <p className="uploading muted" role="status">
      <progress aria-label="Uploading the picture" />
      Uploading the picture...
    </p>
  );
}

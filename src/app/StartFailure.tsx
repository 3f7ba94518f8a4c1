/** What is shown when the application cannot start at all: why, and a way on, in place of a page that hangs. */
export function StartFailure({ error }: { error: unknown }) {
  return (
    <main className="start-failure">
      <h1>Canvass could not start</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <a href={import.meta.env.BASE_URL}>Open Canvass from the start</a>
    </main>
  );
}

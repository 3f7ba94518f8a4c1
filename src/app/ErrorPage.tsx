import { isRouteErrorResponse, useHref, useRouteError } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { DocumentTitle } from '#ui/DocumentTitle.tsx';

const UNLOADED_CODE = /dynamically imported module|module script failed|preload CSS/i;

function descriptionOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** An error that no screen handled (section 2): what it was, and a way on. */
export function ErrorPage() {
  const description = descriptionOf(useRouteError());
  const startPage = useHref(paths.landing);
  return (
    <main className="error-page" id="main" tabIndex={-1}>
      <DocumentTitle title="Error" />
      <h1>Unexpected Application Error!</h1>
      <p>{description}</p>
      {UNLOADED_CODE.test(description) && (
        <p>A part of the application could not be loaded. Reloading the page may help.</p>
      )}
      <div className="error-actions">
        <button type="button" className="bp6-button" onClick={() => location.reload()}>
          Reload
        </button>
        <a className="bp6-button bp6-intent-primary" href={startPage}>
          Go to the start page
        </a>
      </div>
    </main>
  );
}

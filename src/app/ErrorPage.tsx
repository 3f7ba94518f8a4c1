import { useEffect } from 'react';
import { isRouteErrorResponse, useHref, useRouteError } from 'react-router-dom';
import { forgetSession } from '#api/storedSession.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { DocumentTitle } from '#ui/page/Page.tsx';
import { useIsOnline } from './OfflineNotice.tsx';

const UNLOADED_CODE = /dynamically imported module|module script failed|preload CSS/i;

function descriptionOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

const RELOADED = 'canvass-reloaded';

/** Loads the requested address again, once for each release: its files have other names (FAULT-5). */
function reloadOnce(): void {
  const release = import.meta.url;
  if (sessionStorage.getItem(RELOADED) === release) return;
  sessionStorage.setItem(RELOADED, release);
  location.reload();
}

/**
 * Shows an error that no screen handled (ERROR-1, ERROR-2), a way on, and Logout for whoever is
 * signed in (ERROR-3).
 */
export function ErrorPage() {
  const description = descriptionOf(useRouteError());
  const startPage = useHref(paths.landing);
  const isUnloaded = UNLOADED_CODE.test(description);
  const isOnline = useIsOnline();
  const { isSignedIn } = useSession();

  // Not at Vite's event for failed files, which a prefetch causes, too.
  useEffect(() => {
    if (isUnloaded && navigator.onLine) reloadOnce();
  }, [isUnloaded]);
  return (
    <main className="centered" id="main" aria-labelledby="screen" tabIndex={-1}>
      <DocumentTitle title="Error" />
      <h1 id="screen">Unexpected Application Error!</h1>
      <p>{description}</p>
      {isUnloaded && (
        <p>
          {isOnline
            ? 'A part of the application could not be loaded. Reloading the page may help.'
            : 'A part of the application could not be loaded while you are offline. Go back, or reload the page once you are online again.'}
          {!isSignedIn && ' Nobody is signed in here.'}
        </p>
      )}
      <div className="row">
        <Button text="Reload" onClick={() => location.reload()} />
        <a className={buttonClass({ intent: 'primary' })} href={startPage}>
          Go to the start page
        </a>
        {isSignedIn && (
          <a className={buttonClass()} href={startPage} onClick={forgetSession}>
            Logout
          </a>
        )}
      </div>
    </main>
  );
}

import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { isRouteErrorResponse, useHref, useRouteError } from 'react-router-dom';
import { loggedOut } from '#api/sessionSlice.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { DocumentTitle } from '#ui/page/Page.tsx';
import { useIsOnline } from './OfflineNotice.tsx';
import { reloadForNewRelease, retryFiles } from './reloadForNewRelease.ts';

/** How long a missing file may take to appear during a release (ms). */
const RETRY = 2000;

const UNLOADED_CODE = /dynamically imported module|module script failed|preload CSS/i;

function descriptionOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
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
  const dispatch = useDispatch();

  // A new release removed the file and has the requested address (FAULT-5), or a cache kept the 404
  // (FAULT-9).
  useEffect(() => {
    if (!isUnloaded) return undefined;
    reloadForNewRelease().catch(() => undefined);
    const retry = setTimeout(() => void retryFiles(description).catch(() => undefined), RETRY);
    return () => clearTimeout(retry);
  }, [isUnloaded, description]);
  return (
    <main className="centered" id="main" tabIndex={-1}>
      <DocumentTitle title="Error" />
      <h1>Unexpected Application Error!</h1>
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
          <a className={buttonClass()} href={startPage} onClick={() => dispatch(loggedOut())}>
            Logout
          </a>
        )}
      </div>
    </main>
  );
}

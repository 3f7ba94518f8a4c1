import { useEffect } from 'react';
import { isRouteErrorResponse, useHref, useRouteError } from 'react-router-dom';
import { browserPage } from '#api/browserPage.ts';
import { logOut } from '#api/session.ts';
import { useApiDispatch } from '#api/useApiDispatch.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { DocumentTitle } from '#ui/page/Page.tsx';
import { useIsOnline } from './OfflineNotice.tsx';
import { PublicHeader } from './PublicLayout.tsx';

const UNLOADED_CODE = /dynamically imported module|module script failed|preload CSS/i;

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** An error that no screen handled, a way on, and Logout if signed in (ERROR-1 to ERROR-3). */
export function ErrorPage() {
  const description = describeError(useRouteError());
  const startPage = useHref(paths.landing);
  const isUnloaded = UNLOADED_CODE.test(description);
  const isOnline = useIsOnline();
  const { isSignedIn } = useSession();

  const dispatch = useApiDispatch();

  // A new release has other files (FAULT-5). Not at Vite's event for failed files, which a prefetch
  // causes, too.
  useEffect(() => {
    if (isUnloaded && navigator.onLine) browserPage.reloadOnce();
  }, [isUnloaded]);
  return (
    <div className="public">
      <PublicHeader />
      <main className="error-page" id="main" aria-labelledby="screen" tabIndex={-1}>
        <DocumentTitle title="Error" />
        <p className="muted">{description}</p>
        <h1 id="screen">Unexpected Application Error!</h1>
        {isUnloaded && (
          <p>
            {isOnline
              ? 'A part of the application could not be loaded. Reloading the page may help.'
              : 'A part of the application could not be loaded while you are offline. Go back, or reload the page once you are online again.'}
            {!isSignedIn && ' Nobody is signed in here.'}
          </p>
        )}
        <div className="row">
          <a className={buttonClass({ intent: 'primary', size: 'large' })} href={startPage}>
            Go to the start page
          </a>
          <Button size="large" text="Reload" onClick={() => location.reload()} />
          {isSignedIn && (
            <a
              className={buttonClass({ size: 'large' })}
              href={startPage}
              onClick={(event) => {
                event.preventDefault();
                dispatch(logOut());
              }}
            >
              Logout
            </a>
          )}
        </div>
      </main>
    </div>
  );
}

import { logOut } from '#api/session.ts';
import { useApiDispatch } from '#api/useApiDispatch.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/page/Page.tsx';

/** In place of a screen that sends the person's id, where storage has a token without a user. */
export function UnknownAccount() {
  const dispatch = useApiDispatch();
  return (
    <Page title="Unknown account">
      <p>
        You are signed in, but this browser does not know your account. Log out, then log in again.
      </p>
      <Button intent="primary" text="Logout" onClick={() => dispatch(logOut())} />
    </Page>
  );
}

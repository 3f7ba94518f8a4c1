import { Callout } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useLoginMutation } from '#api/authApi.ts';
import {
  emailEntered,
  type SessionRoot,
  selectHasExpired,
  selectNewAccount,
  selectToken,
} from '#api/sessionSlice.ts';
import { isolated } from '#domain/field/displayText.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { type LoginForm, loginFormSchema } from '#domain/person/loginForm.ts';
import { passwordField, personFields } from '#ui/form/personFields.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFormSubmission } from '#ui/form/useFormSubmission.ts';
import { useIsMounted } from '#ui/hooks.ts';
import { AuthScreen } from './AuthScreen.tsx';

/** Login (LOGIN-1 to LOGIN-6). */
export function Login() {
  const [login] = useLoginMutation();
  const submit = useFormSubmission();
  const hasExpired = useSelector(selectHasExpired);
  const { getState } = useStore<SessionRoot>();
  const dispatch = useDispatch();
  const newAccount = useSelector(selectNewAccount);
  const [newAddress] = useState(newAccount);
  const [initialValues] = useState<LoginForm>({ email: newAddress ?? '', password: '' });

  // The login leads to the dashboard, also from the link of a report.
  const { state } = useLocation();
  const cameFromReport = (state as { isReport?: boolean } | null)?.isReport === true;

  const request = useRef<ReturnType<typeof login>>(undefined);
  // Leaving this screen aborts the login.
  const isMounted = useIsMounted(() => request.current?.abort());

  const send = (form: LoginForm) => {
    request.current = login(form);
    return submit({
      request: request.current.then((answer) => {
        if (!isMounted.current) return null;
        // Another user has signed in meanwhile, so this result is ignored.
        const token = selectToken(getState());
        return token !== null && token !== answer.data?.token ? null : answer;
      }),
      failure: () => ({ title: 'Login failed', description: 'Invalid credentials' }),
      success: {
        title: 'Login successful',
        description: 'You have successfully logged in',
      },
      redirect: { to: paths.dashboard, delay: limits.redirectDelay.login },
    });
  };

  return (
    <AuthScreen
      title="Login"
      subtitle={newAddress ? 'Welcome to Canvass.' : 'Welcome back to Canvass.'}
    >
      {newAddress && (
        <Callout intent="primary" role="status">
          {`Your account ${isolated(newAddress)} is ready. Log in with your password.`}
        </Callout>
      )}
      {hasExpired && (
        <Callout intent="primary" role="status">
          Your session has ended. Log in again to go on.
        </Callout>
      )}
      {cameFromReport && (
        <Callout intent="primary" role="status">
          After login you will find the report under Analyze Surveys.
        </Callout>
      )}
      <SchemaForm
        name="Login"
        schema={loginFormSchema}
        initialValues={initialValues}
        onSubmit={send}
      >
        <TextField
          {...personFields.email}
          autoComplete="username"
          autoFocus={newAddress === null}
          onTyped={(email) => dispatch(emailEntered(email))}
        />
        <TextField
          {...passwordField}
          autoComplete="current-password"
          autoFocus={newAddress !== null}
        />
        <SubmitButton label="Login" busyLabel="Loading..." />
      </SchemaForm>
      <div className="stack-close form-screen-links">
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
        <span>
          New to Canvass? <Link to={paths.signUp}>Sign up here</Link>
        </span>
      </div>
    </AuthScreen>
  );
}

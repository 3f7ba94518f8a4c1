import { useSelector, useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { useLoginMutation } from '#api/authApi.ts';
import { type SessionRoot, selectHasEnded, selectToken } from '#api/sessionSlice.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { type LoginForm, loginFormSchema } from '#domain/person/loginForm.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useDelayedNavigate } from '#ui/form/useDelayedNavigate.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { AuthScreen } from './AuthScreen.tsx';

const empty: LoginForm = { email: '', password: '' };

/** Login (LOGIN-1 to LOGIN-6). */
export function Login() {
  const [login] = useLoginMutation();
  const showToast = useToast();
  const goLater = useDelayedNavigate();
  const hasEnded = useSelector(selectHasEnded);
  const { getState } = useStore<SessionRoot>();

  const submit = async (form: LoginForm) => {
    const { data, error } = await login(form);
    // A newer attempt has already signed somebody in, so this one's result is ignored.
    const token = selectToken(getState());
    if (token !== null && token !== data?.token) return false;
    if (error) {
      showToast({ intent: 'failure', title: 'Login failed', description: 'Invalid credentials' });
      return false;
    }
    showToast({
      intent: 'success',
      title: 'Login successful',
      description: 'You have successfully logged in',
    });
    goLater(paths.dashboard, limits.redirectDelay.account);
    return true;
  };

  return (
    <AuthScreen title="Login" subtitle="Welcome back to Canvass.">
      {hasEnded && (
        <p className="form-notice" role="status">
          Your session has ended. Log in again to go on.
        </p>
      )}
      <SchemaForm name="Login" schema={loginFormSchema} initialValues={empty} onSubmit={submit}>
        <TextField name="email" label="Email" type="email" autoComplete="username" />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <SubmitButton label="Login" busyLabel="Loading..." />
      </SchemaForm>
      <div className="form-screen-links">
        <Link to={paths.forgotPassword}>Forgot your password?</Link>
        <span>
          New to Canvass? <Link to={paths.signUp}>Sign up here</Link>
        </span>
      </div>
    </AuthScreen>
  );
}

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { serverMessage } from '#api/apiError.ts';
import { useVerifyResetLinkMutation } from '#api/authApi.ts';
import { matchPath, paths } from '#domain/paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { AuthScreen } from './AuthScreen.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** The token of a reset link. The router's own parameter turns a token's "%2F" into a slash. */
function resetToken(pathname: string): string {
  const segment = matchPath(paths.resetPassword, pathname) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The password reset in three steps; the link is validated first (RESET-1 to RESET-11). */
export function ResetPassword() {
  const token = resetToken(useLocation().pathname);
  const [verifyResetLink] = useVerifyResetLinkMutation();
  const { showToast } = useToast();
  const navigate = useNavigate();
  const [userId, setUserId] = useState<number | null>(null);
  const [step, setStep] = useState<'greeting' | 'form' | 'changed'>('greeting');

  useEffect(() => {
    let isCurrent = true;
    const verify = async () => {
      const { data, error } = await verifyResetLink({ token });
      if (!isCurrent) return;
      if (data) {
        setUserId(data.userId);
        return;
      }
      const message = serverMessage(error, 404, 410);
      if (message !== undefined) {
        showToast({ intent: 'failure', title: 'Invalid reset link', description: message });
      }
      navigate(paths.login, { replace: true });
    };
    void verify();
    return () => {
      isCurrent = false;
    };
  }, [verifyResetLink, token, showToast, navigate]);

  if (userId === null) return <Loading />;
  if (step === 'greeting') {
    return (
      <AuthScreen title="Hello again" subtitle="Your link is valid. You can choose a new password.">
        <div className="stack-close form-screen-links">
          <Button
            intent="primary"
            size="large"
            text="Reset password"
            onClick={() => setStep('form')}
          />
        </div>
      </AuthScreen>
    );
  }
  if (step === 'form') {
    return <NewPasswordForm userId={userId} token={token} onChanged={() => setStep('changed')} />;
  }
  return (
    <AuthScreen title="Password Changed" subtitle="You can log in with your new password now.">
      <div className="stack-close form-screen-links">
        <ButtonLink intent="primary" size="large" to={paths.login} text="Login" />
      </div>
    </AuthScreen>
  );
}

import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useForgotPasswordMutation } from '#api/authApi.ts';
import { selectEnteredEmail } from '#api/sessionSlice.ts';
import { paths } from '#domain/paths.ts';
import {
  type ForgotPasswordForm,
  forgotPasswordFormSchema,
} from '#domain/person/forgotPasswordForm.ts';
import { personFields } from '#ui/form/personFields.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFormSubmission } from '#ui/form/useFormSubmission.ts';
import { UserText } from '#ui/UserText.tsx';
import { AuthScreen } from './AuthScreen.tsx';

/** Requests a reset link, then names the email that it was sent to (FORGOT-1 to FORGOT-3). */
export function ForgotPassword() {
  const [forgotPassword] = useForgotPasswordMutation();
  const submit = useFormSubmission();
  // The email that was typed at the login.
  const email = useSelector(selectEnteredEmail);
  const [initialValues] = useState<ForgotPasswordForm>({ email });
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async (form: ForgotPasswordForm) => {
    const isSent = await submit({
      request: forgotPassword(form),
      failure: () => ({
        title: 'Password reset failed',
        description: 'Please try again later.',
      }),
    });
    if (isSent === true) setSentTo(form.email);
    return isSent;
  };

  if (sentTo !== null) {
    return (
      <AuthScreen
        // Another screen, which takes the focus.
        key="sent"
        title="Email Sent"
        subtitle={
          <>
            We have sent a link to{' '}
            <strong>
              <UserText text={sentTo} />
            </strong>
            . Open it to choose a new password.
          </>
        }
      >
        <div className="stack-close form-screen-links">
          <Link to={paths.login}>Back to login</Link>
        </div>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title="Forgot password" subtitle="We will send you a link to choose a new one.">
      <SchemaForm
        name="Forgot password"
        schema={forgotPasswordFormSchema}
        initialValues={initialValues}
        onSubmit={send}
      >
        <TextField {...personFields.email} autoFocus />
        <SubmitButton label="Send reset link" busyLabel="Sending..." />
      </SchemaForm>
      <div className="stack-close form-screen-links">
        <Link to={paths.login}>Back to login</Link>
      </div>
    </AuthScreen>
  );
}

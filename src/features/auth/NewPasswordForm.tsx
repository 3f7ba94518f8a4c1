import { serverMessage } from '#api/apiError.ts';
import { useUpdatePasswordMutation } from '#api/authApi.ts';
import {
  type ResetPasswordForm,
  resetPasswordFormSchema,
} from '#domain/person/resetPasswordForm.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { AuthScreen } from './AuthScreen.tsx';

interface NewPasswordFormProps {
  userId: number;
  token: string;
  onChanged: () => void;
}

const empty: ResetPasswordForm = { password: '', confirmPassword: '' };

/** Step 2 of the reset: the new password, twice. */
export function NewPasswordForm({ userId, token, onChanged }: NewPasswordFormProps) {
  const [updatePassword] = useUpdatePasswordMutation();
  const showToast = useToast();

  const submit = async ({ password }: ResetPasswordForm) => {
    const { error } = await updatePassword({ id: userId, token, password });
    if (!error) {
      onChanged();
      return true;
    }
    const message = serverMessage(error, 422, 404);
    showToast(
      message === undefined
        ? {
            intent: 'failure',
            title: 'Password reset failed',
            description: 'Please try again later.',
          }
        : { intent: 'failure', title: 'Update password failed', description: message },
    );
    return false;
  };

  return (
    <AuthScreen title="Choose a new password">
      <SchemaForm
        name="New password"
        schema={resetPasswordFormSchema}
        initialValues={empty}
        onSubmit={submit}
      >
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="Cannot be a previously used password."
        />
        <TextField
          name="confirmPassword"
          label="Confirm password"
          type="password"
          autoComplete="new-password"
        />
        <SubmitButton label="Change password" busyLabel="Changing..." />
      </SchemaForm>
    </AuthScreen>
  );
}

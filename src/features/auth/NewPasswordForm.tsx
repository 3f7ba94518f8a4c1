import { serverMessage } from '#api/apiError.ts';
import { useUpdatePasswordMutation } from '#api/authApi.ts';
import {
  type ResetPasswordForm,
  resetPasswordFormSchema,
} from '#domain/person/resetPasswordForm.ts';
import { confirmField, passwordField } from '#ui/form/personFields.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFormSubmission } from '#ui/form/useFormSubmission.ts';
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
  const submit = useFormSubmission();

  const send = async ({ password }: ResetPasswordForm) => {
    const isChanged = await submit({
      request: updatePassword({ id: userId, token, password }),
      failure: (error) => {
        const message = serverMessage(error, 422, 404);
        return message === undefined
          ? { title: 'Password reset failed', description: 'Please try again later.' }
          : { title: 'Update password failed', description: message };
      },
    });
    if (isChanged === true) onChanged();
    return isChanged;
  };

  return (
    <AuthScreen title="Choose a new password">
      <SchemaForm
        name="New password"
        schema={resetPasswordFormSchema}
        initialValues={empty}
        onSubmit={send}
      >
        <TextField {...passwordField} hint="Cannot be a previously used password." autoFocus />
        <TextField {...confirmField} />
        <SubmitButton label="Change password" busyLabel="Changing..." />
      </SchemaForm>
    </AuthScreen>
  );
}

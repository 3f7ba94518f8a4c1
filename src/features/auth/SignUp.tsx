import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { serverMessage } from '#api/apiError.ts';
import { useSignUpMutation } from '#api/authApi.ts';
import { accountCreated } from '#api/sessionSlice.ts';
import { normalizeEmail } from '#domain/field/displayText.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { type SignUpForm, signUpFormSchema } from '#domain/person/signUpForm.ts';
import { browserStorage } from '#storage/browserStorage.ts';
import { passwordField, personFields } from '#ui/form/personFields.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFormSubmission } from '#ui/form/useFormSubmission.ts';
import { AuthScreen } from './AuthScreen.tsx';

const empty: SignUpForm = { firstName: '', middleName: '', lastName: '', email: '', password: '' };

/** Sign-up (SIGNUP-1 to SIGNUP-5). */
export function SignUp() {
  const [signUp] = useSignUpMutation();
  const submit = useFormSubmission();
  const dispatch = useDispatch();

  const send = (form: SignUpForm) =>
    submit({
      request: signUp(form).then((answer) => {
        if (!answer.error) {
          browserStorage.write({ register: 'success' });
          dispatch(accountCreated(normalizeEmail(form.email)));
        }
        return answer;
      }),
      failure: (error) => ({
        title: 'Sign up failed',
        description: serverMessage(error, 409) || 'Invalid credentials',
      }),
      success: {
        title: 'Sign up successful',
        description: 'You have successfully signed up!',
      },
      redirect: { to: paths.login, delay: limits.redirectDelay.signUp },
    });

  return (
    <AuthScreen title="Sign up" subtitle="Create your account and your first survey.">
      <SchemaForm name="Sign up" schema={signUpFormSchema} initialValues={empty} onSubmit={send}>
        <TextField {...personFields.firstName} autoFocus />
        <TextField {...personFields.middleName} />
        <TextField {...personFields.lastName} />
        <TextField {...personFields.email} />
        <TextField {...passwordField} hint="6 to 100 characters" />
        <SubmitButton label="Sign up" busyLabel="Loading..." />
      </SchemaForm>
      <div className="stack-close form-screen-links">
        <span>
          Already have an account? <Link to={paths.login}>Login here</Link>
        </span>
      </div>
    </AuthScreen>
  );
}

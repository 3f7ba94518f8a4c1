import { useForm, useFormState } from 'react-final-form';
import type { CreateAgentForm } from '#domain/agent/agentForm.ts';
import { generatePassword } from '#domain/agent/generatePassword.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { CopyButton } from './CopyButton.tsx';

interface NewPasswordProps {
  /** The latest generated password; empty if there is none. */
  generated: string;
  onGenerate: (password: string) => void;
}

/**
 * The password of a new agent, typed twice or generated. A generated one is shown, so that the
 * owner can pass it on.
 */
export function NewPassword({ generated, onGenerate }: NewPasswordProps) {
  const form = useForm<CreateAgentForm>();
  const { values } = useFormState<CreateAgentForm>({ subscription: { values: true } });

  const generate = () => {
    const password = generatePassword();
    onGenerate(password);
    form.batch(() => {
      form.change('password', password);
      form.change('confirmPassword', password);
    });
  };

  return (
    <>
      <TextField name="password" label="Password" type="password" autoComplete="new-password" />
      <TextField
        name="confirmPassword"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
      />
      <div className="row generated-password">
        <Button variant="outlined" text="Generate a password" onClick={generate} />
        {generated !== '' && values.password === generated && (
          <>
            <output aria-label="Generated password">{generated}</output>
            <CopyButton text={generated} label="Copy password" />
          </>
        )}
      </div>
    </>
  );
}

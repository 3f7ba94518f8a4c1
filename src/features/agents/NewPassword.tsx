import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { CreateAgentForm } from '#domain/agent/agentForm.ts';
import { generatePassword } from '#domain/agent/generatePassword.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { CopyButton } from './CopyButton.tsx';

/**
 * The password of a new agent, typed twice or generated. A generated one is shown, so that the
 * owner can pass it on.
 */
export function NewPassword({ onGenerate }: { onGenerate: (password: string) => void }) {
  const form = useForm<CreateAgentForm>();
  const { values } = useFormState<CreateAgentForm>({ subscription: { values: true } });
  const [generated, setGenerated] = useState('');

  const generate = () => {
    const password = generatePassword();
    setGenerated(password);
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

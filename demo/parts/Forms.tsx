import { Media } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { FileInput } from '#ui/form/FileInput.tsx';
import { PersistentForm } from '#ui/form/PersistentForm.tsx';
import { RangeFields } from '#ui/form/RangeFields.tsx';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { StillSending } from '#ui/form/StillSending.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Uploading } from '#ui/form/Uploading.tsx';
import { Part, State } from './Part.tsx';

const schema = z.object({
  email: z.string().check(z.minLength(1, 'Email is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
  body: z.string(),
});

type Values = z.infer<typeof schema>;

const empty: Values = { email: '', password: '', body: '' };
const filled: Values = { email: 'nadia@canvass.example', password: 'Nadia-2026', body: 'Hello.' };
const never = () => new Promise<boolean>(() => undefined);

interface SampleFormProps {
  name: string;
  initialValues: Values;
  onSubmit: () => Promise<boolean>;
  /** Submitted at once, to show the result. */
  isSent?: boolean;
}

function SampleForm({ name, initialValues, onSubmit, isSent = false }: SampleFormProps) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSent) return;
    const before = document.activeElement;
    around.current?.querySelector('form')?.requestSubmit();
    // A submitted form focuses its first error; on this page nobody submitted one.
    if (before !== document.activeElement) (document.activeElement as HTMLElement).blur();
  }, [isSent]);
  return (
    <div ref={around}>
      <SchemaForm name={name} schema={schema} initialValues={initialValues} onSubmit={onSubmit}>
        <TextField name="email" label="Email" type="email" />
        <TextField name="password" label="Password" type="password" hint="At least 6 characters" />
        <TextField name="body" label="What can we help with you ?" multiline />
        <SubmitButton label="Submit" busyLabel="Submitting..." />
      </SchemaForm>
    </div>
  );
}

/** Fields and forms: initial, invalid, sending, done, and with restored text. */
export function Forms() {
  return (
    <>
      <Part name="SchemaForm, TextField and SubmitButton">
        <State name="empty">
          <SampleForm name="Empty" initialValues={empty} onSubmit={async () => false} />
        </State>
        <State name="wrong">
          <SampleForm name="Wrong" initialValues={empty} onSubmit={async () => false} isSent />
        </State>
        <State name="being sent">
          <SampleForm name="Being sent" initialValues={filled} onSubmit={never} isSent />
        </State>
        <State name="done">
          <SampleForm name="Done" initialValues={filled} onSubmit={async () => true} isSent />
        </State>
      </Part>
      <Part name="PersistentForm">
        <State name="with what was typed before">
          <SchemaForm
            name="Kept"
            schema={schema}
            initialValues={empty}
            typedBefore={{
              values: { email: 'typed@before.example' },
              note: 'Passwords and pictures are not kept.',
            }}
            onSubmit={async () => false}
          >
            <TextField name="email" label="Email" type="email" />
            <SubmitButton label="Update" busyLabel="Updating..." />
          </SchemaForm>
        </State>
        <State name="as it begins">
          <PersistentForm
            userId={0}
            name="Kept form"
            schema={schema}
            initialValues={empty}
            onSubmit={async () => false}
          >
            <TextField name="email" label="Email" type="email" />
            <SubmitButton label="Update" busyLabel="Updating..." />
          </PersistentForm>
        </State>
        <State name="while it is still being sent from an earlier screen">
          <StillSending />
        </State>
      </Part>
      <Part name="RangeFields">
        <State name="all days" wide>
          <RangeFields range={{ from: '', to: '' }} onChange={() => undefined} />
        </State>
        <State name="from after to" wide>
          <RangeFields
            range={{ from: '2026-03-02', to: '2026-03-01' }}
            onChange={() => undefined}
          />
        </State>
      </Part>
      <Part name="FileInput and Uploading">
        <State name="as ever">
          <FileInput
            accept="image/*"
            icon={<Media />}
            label="Add Logo"
            onChoose={() => undefined}
          />
        </State>
        <State name="on its way">
          <Uploading />
        </State>
      </Part>
    </>
  );
}

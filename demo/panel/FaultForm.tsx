import { type FormEvent, useState } from 'react';
import { type FaultableCall, faultableCalls } from '#mocks/controls/faultableCalls.ts';
import { type Fault, faultSchema } from '#mocks/controls/settings.ts';
import { callOptions } from './callOptions.ts';
import { Field } from './Field.tsx';
import { InputField } from './InputField.tsx';
import { SelectField } from './SelectField.tsx';

const kinds: Record<Fault['answer']['kind'], string> = {
  status: 'A status and a message',
  json: 'A body of my own',
  text: 'Any text, such as HTML or nothing',
  network: 'A network failure',
  malformed: 'A malformed body',
  held: 'Held until released',
  without: 'Its own, without some fields',
};

const occurrenceLabels = { next: 'The next one', nth: 'The nth one', every: 'Every one' };

/** Parsed JSON, or a sentence that explains the error. */
function readJson(text: string): { body: unknown } | { problem: string } {
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    return { problem: `The body is not JSON: ${(error as Error).message}` };
  }
}

/** Adds any fault to any call. Invalid input is explained and stays. */
export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [call, setCall] = useState<FaultableCall>(faultableCalls[0]);
  const [on, setOn] = useState<keyof typeof occurrenceLabels>('next');
  const [nth, setNth] = useState('2');
  const [kind, setKind] = useState<Fault['answer']['kind']>('status');
  const [status, setStatus] = useState('500');
  const [message, setMessage] = useState('');
  const [body, setBody] = useState('{}');
  const [text, setText] = useState('');
  const [type, setType] = useState('text/html');
  const [fields, setFields] = useState('responses[].answers');
  const [problem, setProblem] = useState('');

  const add = (event: FormEvent) => {
    event.preventDefault();
    const parsedBody = kind === 'json' ? readJson(body) : { body: undefined };
    if ('problem' in parsedBody) {
      setProblem(parsedBody.problem);
      return;
    }
    const answer = {
      kind,
      ...(kind === 'status' && { status: Number(status), message }),
      ...(kind === 'json' && { body: parsedBody.body }),
      ...(kind === 'text' && { text, type, status: Number(status) }),
      ...(kind === 'without' && { fields: fields.split(/[\s,]+/).filter(Boolean) }),
    };
    const parsedFault = faultSchema.safeParse({
      call,
      on: on === 'nth' ? Number(nth) : on,
      answer,
    });
    setProblem(
      parsedFault.error?.issues
        .map((issue) => `${String(issue.path.at(-1))}: ${issue.message}`)
        .join('; ') ?? '',
    );
    if (parsedFault.data) onAdd(parsedFault.data);
  };

  return (
    <form onSubmit={add} noValidate>
      <SelectField label="Call" value={call} options={callOptions} onChange={setCall} />
      <SelectField label="Which answers" value={on} options={occurrenceLabels} onChange={setOn} />
      {on === 'nth' && (
        <InputField
          label="Which, counted from now"
          inputMode="numeric"
          value={nth}
          onChange={setNth}
        />
      )}
      <SelectField label="Answer" value={kind} options={kinds} onChange={setKind} />
      {kind === 'status' && (
        <>
          <InputField label="Status" inputMode="numeric" value={status} onChange={setStatus} />
          <InputField label="Message" value={message} onChange={setMessage} />
        </>
      )}
      {kind === 'text' && (
        <>
          <InputField label="Status" inputMode="numeric" value={status} onChange={setStatus} />
          <InputField label="Type of the text" value={type} onChange={setType} />
          <InputField label="Text" value={text} onChange={setText} />
        </>
      )}
      {kind === 'without' && (
        <InputField
          label="Fields, such as responses[].answers"
          value={fields}
          onChange={setFields}
        />
      )}
      {kind === 'json' && (
        <Field label="Body, as JSON">
          {(id) => (
            <textarea
              id={id}
              rows={4}
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
          )}
        </Field>
      )}
      {problem && (
        <p className="warning" role="alert">
          {problem}
        </p>
      )}
      <button type="submit">Add fault</button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { faultable } from '../calls.ts';
import { type Fault, faultSchema } from '../settings.ts';

const kinds: Record<Fault['answer']['kind'], string> = {
  status: 'A status and a message',
  json: 'A body of my own',
  network: 'A network failure',
  malformed: 'A malformed body',
  held: 'Held until released',
};

/** JSON as typed, or a sentence why it is none. */
function readJson(text: string): { body: unknown } | { problem: string } {
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    return { problem: `The body is not JSON: ${(error as Error).message}` };
  }
}

/** Any fault of any call. What cannot be set says why, and stays typed. */
export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [call, setCall] = useState<string>(faultable[0]);
  const [on, setOn] = useState('next');
  const [nth, setNth] = useState('2');
  const [kind, setKind] = useState<Fault['answer']['kind']>('status');
  const [status, setStatus] = useState('500');
  const [message, setMessage] = useState('');
  const [body, setBody] = useState('{}');
  const [problem, setProblem] = useState('');

  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = kind === 'json' ? readJson(body) : { body: undefined };
    if ('problem' in read) {
      setProblem(read.problem);
      return;
    }
    const answer = {
      kind,
      ...(kind === 'status' && { status: Number(status), message }),
      ...(kind === 'json' && { body: read.body }),
    };
    const fault = faultSchema.safeParse({ call, on: on === 'nth' ? Number(nth) : on, answer });
    setProblem(
      fault.error?.issues
        .map((issue) => `${String(issue.path.at(-1))}: ${issue.message}`)
        .join('; ') ?? '',
    );
    if (fault.data) onAdd(fault.data);
  };

  return (
    <form onSubmit={add} noValidate>
      <label>
        Call
        <select value={call} onChange={({ target }) => setCall(target.value)}>
          {faultable.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Which answers
        <select value={on} onChange={({ target }) => setOn(target.value)}>
          <option value="next">The next one</option>
          <option value="nth">The nth one</option>
          <option value="every">Every one</option>
        </select>
      </label>
      {on === 'nth' && (
        <label>
          Which, counted from now
          <input inputMode="numeric" value={nth} onChange={({ target }) => setNth(target.value)} />
        </label>
      )}
      <label>
        Answer
        <select
          value={kind}
          onChange={({ target }) => setKind(target.value as Fault['answer']['kind'])}
        >
          {Object.entries(kinds).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {kind === 'status' && (
        <>
          <label>
            Status
            <input
              inputMode="numeric"
              value={status}
              onChange={({ target }) => setStatus(target.value)}
            />
          </label>
          <label>
            Message
            <input value={message} onChange={({ target }) => setMessage(target.value)} />
          </label>
        </>
      )}
      {kind === 'json' && (
        <label>
          Body, as JSON
          <textarea rows={4} value={body} onChange={({ target }) => setBody(target.value)} />
        </label>
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

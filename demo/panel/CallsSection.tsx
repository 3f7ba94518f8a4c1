import { useMemo, useState } from 'react';
import type { LogEntry } from '#mocks/controls/createLog.ts';
import { type ContractFit, contractFit } from '../contract/contractFit.ts';
import { findUnexercised, interactions } from '../contract/interactions.ts';
import { toCurl } from '../contract/toCurl.ts';
import type { Demo } from '../createDemo.ts';
import { CopyButton } from './CopyButton.tsx';
import { InputField } from './InputField.tsx';
import { useObservable } from './useObservable.ts';

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function fitText(fit: ContractFit | null): string {
  if (!fit) return 'no answer';
  return fit.interactions.length > 0 ? 'in the contract' : 'not in the contract';
}

function Call({ entry }: { entry: LogEntry }) {
  const { call, url, status, duration, requestHeaders, requestBody, responseBody } = entry;
  const { pathname, search } = new URL(url);
  const fit = useMemo(() => contractFit(entry), [entry]);
  return (
    <li>
      <details>
        <summary>
          <span className={status !== null && status < 400 ? 'good' : 'bad'}>
            {status ?? 'failed'}
          </span>{' '}
          <code>{`${call.split(' ')[0]} ${pathname.replace('/api/v1', '')}${search}`}</code>{' '}
          <span className={fit?.interactions.length === 0 ? 'bad' : 'hint'}>
            {`${fitText(fit)}, ${duration} ms`}
          </span>
        </summary>
        {fit && (
          <ul>
            {fit.interactions.map((description) => (
              <li key={description}>{`Fits “${description}”`}</li>
            ))}
            {fit.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <h4>Request</h4>
        <pre>
          {Object.entries(requestHeaders)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        </pre>
        {requestBody && <pre>{indented(requestBody)}</pre>}
        <h4>Answer</h4>
        <pre>{indented(responseBody) || 'There was none.'}</pre>
        <CopyButton label="Copy as curl" text={() => toCurl(entry)} />
      </details>
    </li>
  );
}

/** The last calls with their contract fit, and unexercised interactions. */
export function CallsSection({ demo }: { demo: Demo }) {
  const { log } = demo.backend;
  const { entries, coveredResponses } = useObservable(log);
  const unexercised = findUnexercised(coveredResponses);
  const [searchText, seek] = useState('');
  const isSought = (text: string) => text.toLowerCase().includes(searchText.trim().toLowerCase());
  return (
    <>
      <h3>Last calls</h3>
      {entries.length === 0 && <p className="hint">None yet.</p>}
      {/* Looking at calls is no step. */}
      <ul className="calls" data-unrecorded="">
        {entries.map((entry) => (
          <Call key={entry.id} entry={entry} />
        ))}
      </ul>
      <button type="button" onClick={log.clear}>
        Clear
      </button>
      <h3>{`Not exercised yet: ${unexercised.length} of ${interactions.length} interactions`}</h3>
      <InputField label="Search them" value={searchText} onChange={seek} />
      <ul>
        {unexercised
          .map(({ description, call, response }) => ({
            description,
            code: `${call} ${response.status}`,
          }))
          .filter(({ description, code }) => isSought(`${description} ${code}`))
          .map(({ description, code }) => (
            <li key={description}>
              {description} <code>{code}</code>
            </li>
          ))}
      </ul>
    </>
  );
}

import { useState } from 'react';
import { type FaultableCall, faultable } from '../calls.ts';
import type { Demo } from '../demo.ts';
import { type Latency, latencies } from '../settings.ts';
import { faultableOptions } from './faultableOptions.ts';
import { SelectField } from './SelectField.tsx';
import { useObservable } from './useObservable.ts';

const latencyLabels: Record<Latency, string> = {
  none: 'None',
  realistic: `Realistic: ${latencies.realistic} ms`,
  slow: `Slow: ${latencies.slow} ms`,
};

/** How long calls take, and what the clock does: the session, the redirects. */
export function TimeSection({ demo }: { demo: Demo }) {
  const { controls } = demo.backend;
  const { latency, redirects, fileSizes } = useObservable(controls).settings;
  const [call, setCall] = useState<FaultableCall>(faultable[0]);
  const [isExpired, setExpired] = useState(false);
  const change = (name: FaultableCall | 'all', value: Latency) =>
    controls.set({ latency: { ...latency, [name]: value } });
  const { all = 'none', ...own } = latency;

  return (
    <>
      <h3>Latency</h3>
      <SelectField
        label="Of all calls"
        value={all}
        options={latencyLabels}
        onChange={(value) => change('all', value)}
      />
      <SelectField label="Of one call" value={call} options={faultableOptions} onChange={setCall} />
      <SelectField
        label={`Latency of ${call}`}
        value={own[call] ?? all}
        options={latencyLabels}
        onChange={(value) => change(call, value)}
      />
      <ul className="cards">
        {Object.entries(own).map(([name, value]) => (
          <li key={name}>
            <code>{name}</code>
            <p>{latencyLabels[value]}</p>
            <button
              type="button"
              aria-label={`Latency of ${name} as of all`}
              onClick={() => {
                const { [name as FaultableCall]: _, ...rest } = latency;
                controls.set({ latency: rest });
              }}
            >
              As of all
            </button>
          </li>
        ))}
      </ul>

      <h3>Clock</h3>
      <button
        type="button"
        onClick={async () => {
          await demo.expireSession();
          setExpired(true);
        }}
      >
        Expire the session now
      </button>
      <p className="hint" role="status">
        {isExpired
          ? 'Expired: the next call is answered 401.'
          : 'The server then knows no token; the page learns it with its next call.'}
      </p>
      <label className="choice">
        <input
          type="checkbox"
          checked={redirects === 'slow'}
          onChange={({ target }) => controls.set({ redirects: target.checked ? 'slow' : 'normal' })}
        />
        Redirects take four times as long (6 and 10 seconds)
      </label>

      <h3>Files</h3>
      <label className="choice">
        <input
          type="checkbox"
          checked={fileSizes === 'negative'}
          onChange={({ target }) =>
            controls.set({ fileSizes: target.checked ? 'negative' : 'real' })
          }
        />
        Chosen files have a negative size
      </label>
    </>
  );
}

import { useState, useSyncExternalStore } from 'react';
import { formatDay } from '#domain/format/dates.ts';
import { FIXED_DAY } from '#fixtures/shiftDates.ts';
import { type FaultableCall, faultableCalls } from '#mocks/controls/faultableCalls.ts';
import { type Latency, latencies } from '#mocks/controls/settings.ts';
import type { Demo } from '../createDemo.ts';
import { browserSession } from '../state/browserSession.ts';
import { callOptions } from './callOptions.ts';
import { InputField } from './InputField.tsx';
import { SelectField } from './SelectField.tsx';
import { useObservable } from './useObservable.ts';

const latencyLabels: Record<Latency, string> = {
  none: 'None',
  realistic: `Realistic: ${latencies.realistic} ms`,
  slow: `Slow: ${latencies.slow} ms`,
};

/** The options of a latency. One in milliseconds is an option of its own. */
function listLatencies(value: Latency | number) {
  const isOwn = typeof value === 'number';
  return {
    value: isOwn ? ('own' as const) : value,
    options: {
      ...latencyLabels,
      ...(isOwn && { own: `${value} ms` }),
    } as typeof latencyLabels & {
      own: string;
    },
  };
}

/** Converts an ISO date to the value of a date and time field, in the viewer's time zone, and back. */
const formatDateTimeInput = (index: string) => {
  const date = new Date(index);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};
const HOUR = 3_600_000;

/** Latency, network, clock, session and redirects. */
export function TimeSection({ demo }: { demo: Demo }) {
  const { controls } = demo.backend;
  const { latency, jitter, network, clock, redirects, fileSizes } =
    useObservable(controls).settings;
  const end = useObservable(demo.shared.day) ?? FIXED_DAY.slice(0, 10);
  const [call, setCall] = useState<FaultableCall>(faultableCalls[0]);
  /** The expired token. The page removes it after the first 401. */
  const [expired, setExpired] = useState<string | null>(null);
  const token = useSyncExternalStore(browserSession.subscribe, browserSession.token);
  const change = (name: FaultableCall | 'all', value: Latency | number) =>
    controls.set({ latency: { ...latency, [name]: value } });
  const { all = 'none', ...own } = latency;

  return (
    <>
      <h3>Latency</h3>
      <SelectField
        label="Of all calls"
        {...listLatencies(all)}
        onChange={(value) => value !== 'own' && change('all', value)}
      />
      <SelectField label="Of one call" value={call} options={callOptions} onChange={setCall} />
      <SelectField
        label={`Latency of ${call}`}
        {...listLatencies(own[call] ?? all)}
        onChange={(value) => value !== 'own' && change(call, value)}
      />
      <ul className="cards">
        {Object.entries(own).map(([name, value]) => (
          <li key={name}>
            <code>{name}</code>
            <p>{typeof value === 'number' ? `${value} ms` : latencyLabels[value]}</p>
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

      <InputField
        label="In milliseconds"
        type="number"
        value={String(typeof all === 'number' ? all : latencies[all])}
        onChange={(text) => change('all', Math.min(60_000, Math.max(0, Math.trunc(Number(text)))))}
      />
      <InputField
        label="Deviation in percent"
        type="number"
        value={String(jitter)}
        onChange={(text) =>
          controls.set({ jitter: Math.min(100, Math.max(0, Math.trunc(Number(text)))) })
        }
      />

      <h3>Network</h3>
      <label className="choice">
        <input
          type="checkbox"
          checked={network === 'offline'}
          onChange={({ target }) =>
            controls.set({ network: target.checked ? 'offline' : 'online' })
          }
        />
        Offline: no call is answered, and the browser says so
      </label>
      <label className="choice">
        <input
          type="checkbox"
          checked={network === 'slow'}
          onChange={({ target }) => controls.set({ network: target.checked ? 'slow' : 'online' })}
        />
        Slow link: 50 kB a second, there and back
      </label>

      <h3>Clock</h3>
      <InputField
        label="It is"
        type="datetime-local"
        value={clock ? formatDateTimeInput(clock.at) : ''}
        onChange={(text) =>
          controls.set({
            clock: text ? { at: new Date(text).toISOString(), runs: clock?.runs ?? true } : null,
          })
        }
      />
      <div className="buttons">
        {clock ? (
          <>
            <button
              type="button"
              onClick={() =>
                controls.set({ clock: { at: new Date().toISOString(), runs: !clock.runs } })
              }
            >
              {clock.runs ? 'Stop' : 'Go on'}
            </button>
            <button type="button" onClick={() => controls.set({ clock: null })}>
              Real time
            </button>
          </>
        ) : (
          <button
            type="button"
            onClick={() => controls.set({ clock: { at: `${end}T09:00:00.000Z`, runs: true } })}
          >
            {`${formatDay(end)}, when the data end`}
          </button>
        )}
        {[1, 24].map((hours) => (
          <button
            type="button"
            key={hours}
            onClick={() =>
              controls.set({
                clock: {
                  at: new Date(Date.now() + hours * HOUR).toISOString(),
                  runs: clock?.runs ?? true,
                },
              })
            }
          >
            {hours === 1 ? 'An hour on' : 'A day on'}
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={async () => {
          await demo.expireSession();
          setExpired(browserSession.token());
        }}
      >
        Expire the session now
      </button>
      <p className="hint" role="status">
        {expired !== null && expired === token
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

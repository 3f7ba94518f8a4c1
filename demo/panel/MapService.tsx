import type { Controls } from '#mocks/controls/controls.ts';
import { MAP_TILES } from '#mocks/controls/faultable.ts';
import type { Fault } from '#mocks/controls/settings.ts';
import { useObservable } from './useObservable.ts';

const answers = {
  loaded: undefined,
  loading: { kind: 'held' },
  failed: { kind: 'network' },
  'auth failure': { kind: 'status', status: 401, message: '' },
} satisfies Record<string, Fault['answer'] | undefined>;

type MapState = keyof typeof answers;

/** The states of the map service (MAP-5, DEMO-10). It is not loaded until a map opens. */
export function MapService({ controls }: { controls: Controls }) {
  const { settings } = useObservable(controls);
  const set = settings.faults.find(({ call }) => call === MAP_TILES)?.answer;
  const current = (Object.keys(answers) as MapState[]).find(
    (state) => answers[state]?.kind === set?.kind,
  );
  const choose = (state: MapState) => {
    const answer = answers[state];
    controls.keepFaults(({ call }) => call !== MAP_TILES);
    if (state !== 'loading') controls.release(MAP_TILES);
    if (answer) controls.addFault({ call: MAP_TILES, on: 'every', answer });
  };
  return (
    <fieldset>
      <legend>The next map that is opened is</legend>
      {(Object.keys(answers) as MapState[]).map((state) => (
        <label key={state} className="choice">
          <input
            type="radio"
            name="map-service"
            checked={state === current}
            onChange={() => choose(state)}
          />
          {state}
        </label>
      ))}
      <p className="hint">
        “Not loaded” is what it is before: open a report, and leave its Map View closed.
      </p>
    </fieldset>
  );
}

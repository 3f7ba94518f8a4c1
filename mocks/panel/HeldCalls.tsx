import type { Controls } from '../controls.ts';
import { useObservable } from './useObservable.ts';

/** The calls that wait for their answer, to be released from any section of the panel. */
export function HeldCalls({ controls }: { controls: Controls }) {
  const { held } = useObservable(controls);
  if (held.length === 0) return null;
  return (
    <section aria-label="Held" className="held">
      {[...new Set(held)].map((call) => (
        <p key={call}>
          <code>{call}</code> is held{' '}
          <button
            type="button"
            aria-label={`Release ${call}`}
            onClick={() => controls.release(call)}
          >
            Release
          </button>
        </p>
      ))}
    </section>
  );
}

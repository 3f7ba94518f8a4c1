import type { Controls } from '#mocks/controls/createControls.ts';
import { useObservable } from './useObservable.ts';

/** The held calls, which any section can release. */
export function HeldCalls({ controls }: { controls: Controls }) {
  const { held: heldResponses } = useObservable(controls);
  if (heldResponses.length === 0) return null;
  return (
    <section aria-label="Held" className="held">
      {heldResponses.map(({ id, call, detail }, index) => {
        const sameBefore = heldResponses
          .slice(0, index)
          .filter((heldCall) => heldCall.call === call).length;
        const number = sameBefore > 0 ? ` (${sameBefore + 1})` : '';
        return (
          <p key={id}>
            <code>{call}</code> is held{' '}
            <button
              type="button"
              aria-label={`Release ${call}${number}`}
              onClick={() => controls.release(id)}
            >
              Release
            </button>
            <small>{detail}</small>
          </p>
        );
      })}
    </section>
  );
}

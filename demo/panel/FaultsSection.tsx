import type { Fault } from '#mocks/controls/settings.ts';
import type { Demo } from '../createDemo.ts';
import { FaultForm } from './FaultForm.tsx';
import { useObservable } from './useObservable.ts';

const describeResponse = ({ answer }: Fault) => {
  if (answer.kind === 'status') return `${answer.status} ${answer.message}`.trim();
  if (answer.kind === 'json') return `200 ${JSON.stringify(answer.body)}`;
  if (answer.kind === 'text') return `${answer.status} ${answer.type}: ${answer.text}`;
  if (answer.kind === 'without') return `without ${answer.fields.join(', ')}`;
  return { network: 'network failure', malformed: 'malformed body', held: 'held' }[answer.kind];
};

const describeOccurrence = ({ on }: Fault) =>
  on === 'every' ? 'every answer' : on === 'next' ? 'the next answer' : `answer number ${on}`;

/** Whether a fault's one answer was given already. */
const isSpent = ({ on }: Fault, hits = 0) => on !== 'every' && hits >= (on === 'next' ? 1 : on);

/** The active faults, and a form to add more. */
export function FaultsSection({ demo }: { demo: Demo }) {
  const { controls } = demo.backend;
  const { settings, seen: hits } = useObservable(controls);
  return (
    <>
      <h3>Set to go wrong</h3>
      {settings.faults.length === 0 && (
        <p className="hint">Nothing: every call answers by its rule.</p>
      )}
      <ul className="cards">
        {settings.faults.map((fault, faultIndex) => (
          <li key={JSON.stringify(fault)}>
            <code>{fault.call}</code>
            <p>{`${describeResponse(fault)}, ${describeOccurrence(fault)}; ${hits[faultIndex]} seen`}</p>
            {isSpent(fault, hits[faultIndex]) && (
              <p className="hint">Spent: it does nothing any more.</p>
            )}
            <button
              type="button"
              aria-label={`Remove the fault of ${fault.call}`}
              onClick={() => controls.keepFaults((_, index) => index !== faultIndex)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {settings.faults.length > 1 && (
        <button type="button" onClick={() => controls.set({ faults: [] })}>
          Remove all
        </button>
      )}

      <h3>Add a fault</h3>
      <FaultForm onAdd={controls.addFault} />
    </>
  );
}

import type { FaultableCall } from './calls.ts';
import type { Fault } from './settings.ts';

/**
 * What a tester has set to go wrong, and what is held. What was set is what happens: a fault takes
 * the place of just the answers that it names, counted from when it was set.
 */
export function createControls() {
  let faults: { fault: Fault; seen: number }[] = [];
  let held: { call: FaultableCall; release: () => void }[] = [];

  return {
    setFaults(next: Fault[]) {
      faults = next.map((fault) => ({ fault, seen: 0 }));
    },

    /** The fault that this answer to the call is replaced by, if any. */
    faultFor(call: FaultableCall): Fault['answer'] | undefined {
      let found: Fault['answer'] | undefined;
      for (const entry of faults) {
        if (entry.fault.call !== call) continue;
        entry.seen += 1;
        const { on } = entry.fault;
        if (on === 'every' || entry.seen === (on === 'next' ? 1 : on)) found ??= entry.fault.answer;
      }
      return found;
    },

    /** Waits until the call is released. */
    hold(call: FaultableCall): Promise<void> {
      return new Promise((release) => {
        held.push({ call, release });
      });
    },

    /** Whether an answer to the call is being held. */
    isHolding(call: FaultableCall): boolean {
      return held.some((entry) => entry.call === call);
    },

    /** Lets every held answer of the call go, or all of them. */
    release(call?: FaultableCall) {
      const going = held.filter((entry) => call === undefined || entry.call === call);
      held = held.filter((entry) => !going.includes(entry));
      for (const { release } of going) release();
    },
  };
}

export type Controls = ReturnType<typeof createControls>;

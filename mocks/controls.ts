import type { FaultableCall } from './calls.ts';
import { observable } from './observable.ts';
import { type ControlSettings, controlSettingsSchema, type Fault, latencies } from './settings.ts';

/** What a tester has set, how far it has come, and what is held. */
export interface ControlState {
  settings: ControlSettings;
  /** How many answers each fault has seen, in the order of `settings.faults`. */
  seen: number[];
  /** The calls whose answers are being held, in the order in which they came. */
  held: FaultableCall[];
}

const noControls = (): ControlSettings => controlSettingsSchema.parse({});

/**
 * What a tester has set to go wrong, and what is held. What was set is what happens: a fault takes
 * the place of just the answers that it names, counted from when it was set.
 */
export function createControls() {
  const current = observable<ControlState>({ settings: noControls(), seen: [], held: [] });
  let waiting: { call: FaultableCall; release: () => void }[] = [];

  const update = (change: Partial<ControlState>) => current.set({ ...current.state(), ...change });
  const showHeld = () => update({ held: waiting.map(({ call }) => call) });

  /** Changes what is named and keeps the rest. Faults that are set anew count from now. */
  function set(change: Partial<ControlSettings>) {
    const settings = { ...current.state().settings, ...change };
    update({ settings, ...(change.faults && { seen: change.faults.map(() => 0) }) });
  }

  /** Takes away the faults that do not pass; the others go on counting. */
  function keepFaults(keep: (fault: Fault, place: number) => boolean) {
    const { settings, seen } = current.state();
    update({
      settings: { ...settings, faults: settings.faults.filter(keep) },
      seen: seen.filter((_, place) => keep(settings.faults[place] as Fault, place)),
    });
  }

  /** Lets every held answer of the call go, or all of them. */
  function release(call?: FaultableCall) {
    const going = waiting.filter((entry) => call === undefined || entry.call === call);
    waiting = waiting.filter((entry) => !going.includes(entry));
    showHeld();
    for (const entry of going) entry.release();
  }

  return {
    state: current.state,
    subscribe: current.subscribe,

    set,

    /** Adds a fault; the others go on counting. The same fault again counts anew. */
    addFault(fault: Fault) {
      keepFaults((other) => JSON.stringify(other) !== JSON.stringify(fault));
      const { settings, seen } = current.state();
      update({
        settings: { ...settings, faults: [...settings.faults, fault] },
        seen: [...seen, 0],
      });
    },

    keepFaults,

    /** Goes on where another page of the same tab ended. */
    resume({ settings, seen }: Pick<ControlState, 'settings' | 'seen'>) {
      update({ settings, seen });
    },

    /** The fault that this answer to the call is replaced by, if any. */
    faultFor(call: FaultableCall): Fault['answer'] | undefined {
      const { settings, seen } = current.state();
      if (!settings.faults.some((fault) => fault.call === call)) return undefined;
      const counted = seen.map((count, place) =>
        settings.faults[place]?.call === call ? count + 1 : count,
      );
      update({ seen: counted });
      return settings.faults.find(
        ({ call: faulty, on }, place) =>
          faulty === call && (on === 'every' || counted[place] === (on === 'next' ? 1 : on)),
      )?.answer;
    },

    /** How long an answer to the call takes, in milliseconds. */
    latencyOf(call: FaultableCall): number {
      const { latency } = current.state().settings;
      return latencies[latency[call] ?? latency.all ?? 'none'];
    },

    /** Waits until the call is released. */
    hold(call: FaultableCall): Promise<void> {
      return new Promise((release) => {
        waiting.push({ call, release });
        showHeld();
      });
    },

    release,

    /** Sets nothing to go wrong, and lets go what is held. */
    reset() {
      set(noControls());
      release();
    },
  };
}

export type Controls = ReturnType<typeof createControls>;

import { seededRandom } from '#fixtures/random.ts';
import type { FaultableCall } from './faultable.ts';
import { observable } from './observable.ts';
import { type ControlSettings, controlSettingsSchema, type Fault, latencies } from './settings.ts';

/** The same deviations in the same order, whenever the page is loaded. */
const SEED = 20_260_301;

/** What a tester has set, how often each fault was used, and what is held. */
export interface ControlState {
  settings: ControlSettings;
  /** How many answers each fault has seen, in the order of `settings.faults`. */
  seen: number[];
  /** The answers that are being held, in the order in which their calls came. */
  held: HeldAnswer[];
}

/** An answer that waits: its number distinguishes it from others to the same call, its detail says what was asked. */
export interface HeldAnswer {
  id: number;
  call: FaultableCall;
  detail: string;
}

const noControls = (): ControlSettings => controlSettingsSchema.parse({});

/**
 * What a tester has set to go wrong, and what is held. What was set is what happens: a fault takes
 * the place of just the answers that it names, counted from when it was set.
 */
export function createControls() {
  const current = observable<ControlState>({ settings: noControls(), seen: [], held: [] });
  let waiting: (HeldAnswer & { release: () => void })[] = [];
  let count = 0;
  const random = seededRandom(SEED);

  const update = (change: Partial<ControlState>) => current.set({ ...current.state(), ...change });
  const showHeld = () =>
    update({ held: waiting.map(({ id, call, detail }) => ({ id, call, detail })) });

  /** Changes what is named and keeps the rest. Faults that are set anew count from now. */
  function set(change: Partial<ControlSettings>) {
    const settings = { ...current.state().settings, ...change };
    update({ settings, ...(change.faults && { seen: change.faults.map(() => 0) }) });
  }

  /** Keeps the faults for which `keep` answers true, and how often each was used. */
  function keepFaults(keep: (fault: Fault, place: number) => boolean) {
    const { settings, seen } = current.state();
    update({
      settings: { ...settings, faults: settings.faults.filter(keep) },
      seen: seen.filter((_, place) => keep(settings.faults[place] as Fault, place)),
    });
  }

  /** Lets every held answer of a call go, or the one of that number, or all. */
  function release(which?: FaultableCall | number) {
    const going = waiting.filter(
      ({ id, call }) => which === undefined || which === id || which === call,
    );
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

    /** Continues with the state that the tab's previous page left. */
    resume({ settings, seen }: Pick<ControlState, 'settings' | 'seen'>) {
      // A state of an earlier visit may have counted fewer.
      update({ settings, seen: settings.faults.map((_, place) => seen[place] ?? 0) });
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
      const { latency, jitter } = current.state().settings;
      const wanted = latency[call] ?? latency.all ?? 'none';
      const usual = typeof wanted === 'number' ? wanted : latencies[wanted];
      return usual === 0 ? 0 : Math.round(usual * (1 + (jitter / 100) * random.between(-1, 1)));
    },

    /** Waits until the call is released. `detail` is what was asked, in a few words. */
    hold(call: FaultableCall, detail = ''): Promise<void> {
      return new Promise((release) => {
        count += 1;
        waiting.push({ id: count, call, detail, release });
        showHeld();
      });
    },

    release,

    /** Removes all faults and releases every held answer. */
    reset() {
      set(noControls());
      release();
    },
  };
}

export type Controls = ReturnType<typeof createControls>;

import { seededRandom } from '#fixtures/random.ts';
import type { FaultableCall } from './faultableCalls.ts';
import { observable } from './observable.ts';
import { type ControlSettings, controlSettingsSchema, type Fault, latencies } from './settings.ts';

/** The same deviations in the same order, at every load. */
const SEED = 20_260_301;

/** The tester's settings, how often each fault was used, and held responses. */
export interface ControlState {
  settings: ControlSettings;
  /** The number of responses that each fault has seen, in the order of `settings.faults`. */
  seen: number[];
  /** The held responses, in the order of their calls. */
  held: HeldResponse[];
}

/** A held response: its number identifies it, its detail describes the request. */
export interface HeldResponse {
  id: number;
  call: FaultableCall;
  detail: string;
}

const noControls = (): ControlSettings => controlSettingsSchema.parse({});

/**
 * Faults, latency and held responses. Nothing is random: a fault replaces exactly the responses that it
 * names, counted from when it was set.
 */
export function createControls() {
  const current = observable<ControlState>({ settings: noControls(), seen: [], held: [] });
  let waiting: (HeldResponse & { release: () => void })[] = [];
  let count = 0;
  const random = seededRandom(SEED);

  const update = (change: Partial<ControlState>) => current.set({ ...current.state(), ...change });
  const showHeld = () =>
    update({ held: waiting.map(({ id, call, detail }) => ({ id, call, detail })) });

  /** Changes the named settings and keeps the rest. New faults count from now. */
  function set(change: Partial<ControlSettings>) {
    const settings = { ...current.state().settings, ...change };
    update({ settings, ...(change.faults && { seen: change.faults.map(() => 0) }) });
  }

  /** Keeps the faults for which `keep` returns true, with their counts. */
  function keepFaults(keep: (fault: Fault, index: number) => boolean) {
    const { settings, seen: hits } = current.state();
    update({
      settings: { ...settings, faults: settings.faults.filter(keep) },
      seen: hits.filter((_, index) => keep(settings.faults[index] as Fault, index)),
    });
  }

  /** Releases every held response of a call, or the one with that number, or all. */
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

    /** Adds a fault; the others keep counting. An equal fault starts again. */
    addFault(fault: Fault) {
      keepFaults((item) => JSON.stringify(item) !== JSON.stringify(fault));
      const { settings, seen: hits } = current.state();
      update({
        settings: { ...settings, faults: [...settings.faults, fault] },
        seen: [...hits, 0],
      });
    },

    keepFaults,

    /** Continues with the state of the tab's previous page. */
    resume({ settings, seen: hits }: Pick<ControlState, 'settings' | 'seen'>) {
      // An earlier visit may have counted fewer.
      update({ settings, seen: settings.faults.map((_, index) => hits[index] ?? 0) });
    },

    /** The fault that replaces this response to the call, if any. */
    takeFault(call: FaultableCall): Fault['answer'] | undefined {
      const { settings, seen: previousHits } = current.state();
      if (!settings.faults.some((fault) => fault.call === call)) return undefined;
      const hits = previousHits.map((count, index) =>
        settings.faults[index]?.call === call ? count + 1 : count,
      );
      update({ seen: hits });
      return settings.faults.find(
        ({ call: faulty, on }, index) =>
          faulty === call && (on === 'every' || hits[index] === (on === 'next' ? 1 : on)),
      )?.answer;
    },

    /** How long a response to the call takes, in milliseconds. */
    latencyOf(call: FaultableCall): number {
      const { latency, jitter } = current.state().settings;
      const wantedLatency = latency[call] ?? latency.all ?? 'none';
      const usual = typeof wantedLatency === 'number' ? wantedLatency : latencies[wantedLatency];
      return usual === 0 ? 0 : Math.round(usual * (1 + (jitter / 100) * random.between(-1, 1)));
    },

    /** Waits until the call is released. `detail` briefly describes the request. */
    hold(call: FaultableCall, detail = ''): Promise<void> {
      return new Promise((release) => {
        count += 1;
        waiting.push({ id: count, call, detail, release });
        showHeld();
      });
    },

    release,

    /** Removes all faults and releases every held response. */
    reset() {
      set(noControls());
      release();
    },
  };
}

export type Controls = ReturnType<typeof createControls>;

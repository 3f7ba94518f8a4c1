import { get, set, update } from 'idb-keyval';
import { observable } from '#mocks/controls/observable.ts';
import type { Settings } from '#mocks/controls/settings.ts';
import type { SavedState } from '../state/savedState.ts';
import { tabStorage } from '../state/storages.ts';
import type { Action, Step } from './Step.ts';

/** What the steps began with. */
export type Start = { settings: Settings } | { state: SavedState };

/** What they began with, in which tab, and at which section of the panel, if it was open. */
export type Beginning = Start & { tab: string; panel: string | null };

/** What was done, and what it began with. */
export interface Done {
  beginning: Beginning | undefined;
  steps: Step[];
}

const BEGINNING = 'canvass-demo-steps-beginning';
const STEPS = 'canvass-demo-steps';
const TAB = 'canvass-demo-steps-tab';

/** No more are kept: the report says so, and the test ends there. */
export const MAX_STEPS = 1000;

/** The number of this tab, which it keeps, and whether an earlier page gave it. */
function thisTab(): { tab: string; isNewTab: boolean } {
  const kept = tabStorage.read(TAB);
  const tab = kept ?? crypto.randomUUID();
  const isStored = tabStorage.write(TAB, tab);
  return { tab, isNewTab: kept === null && isStored };
}

/** With one more; what is typed in a field replaces the click into it and what was typed there before. */
function extended(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1);
  const isTypedOn =
    (last?.kind === 'fill' || last?.kind === 'click') &&
    step.kind === 'fill' &&
    last.tab === step.tab &&
    JSON.stringify(last.target) === JSON.stringify(step.target);
  // Where it was before the first letter: a search may write each into the address.
  if (isTypedOn) return [...steps.slice(0, -1), { ...step, path: last.path }];
  return steps.length < MAX_STEPS ? [...steps, step] : steps;
}

/**
 * What was done since the last reset, in all tabs of this browser, as they share the data
 * (DEMO-32). Where nothing can be stored, what was done in this page.
 */
export function createSteps(currentPath: () => string) {
  const { tab, isNewTab } = thisTab();
  /** Tells that there is one more: how many there are here. */
  const changed = observable(0);
  let memory: Done = { beginning: undefined, steps: [] };
  let isStored = true;
  /** Each waits for the one before: steps stay in their order. */
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (store: () => Promise<unknown>) => {
    last = last.then(store).catch(() => {
      isStored = false;
    });
    changed.set(changed.state() + 1);
    return last;
  };

  return {
    changed,
    tab,
    isNewTab,

    /** Forgets what was done, and begins with this. */
    begin(start: Start, panel: string | null) {
      const beginning: Beginning = { ...start, tab, panel };
      memory = { beginning, steps: [] };
      return inTurn(async () => {
        await set(STEPS, []);
        await set(BEGINNING, beginning);
      });
    },

    add(action: Action) {
      const step: Step = { ...action, tab, path: currentPath() };
      memory.steps = extended(memory.steps, step);
      return inTurn(() => update<Step[]>(STEPS, (steps = []) => extended(steps, step)));
    },

    async read(): Promise<Done> {
      await last;
      try {
        if (!isStored) return memory;
        return { beginning: await get(BEGINNING), steps: (await get(STEPS)) ?? [] };
      } catch {
        return memory;
      }
    },
  };
}

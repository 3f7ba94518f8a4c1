import { get, set, update } from 'idb-keyval';
import { observable } from '#mocks/controls/observable.ts';
import type { Settings } from '#mocks/controls/settings.ts';
import type { SavedState } from '../state/savedState.ts';
import { tabStorage } from '../state/storages.ts';
import type { Action, Step } from './Step.ts';

/** The state in which the steps started. */
export type Start = { settings: Settings } | { state: SavedState };

/** The start of the steps, and its tab. */
export type RecordingStart = Start & { tab: string };

/** The steps and their start. */
export interface Recording {
  beginning: RecordingStart | undefined;
  steps: Step[];
}

const BEGINNING = 'canvass-demo-steps-beginning';
const STEPS = 'canvass-demo-steps';
const TAB = 'canvass-demo-steps-tab';

/** Further steps are not recorded; the report then says so. */
export const MAX_STEPS = 1000;

/** This tab's number, which it keeps, and whether an earlier page gave it. */
function thisTab(): { tab: string; isNewTab: boolean } {
  const storedTab = tabStorage.read(TAB);
  const tab = storedTab ?? crypto.randomUUID();
  const isStored = tabStorage.write(TAB, tab);
  return { tab, isNewTab: storedTab === null && isStored };
}

/** Adds a step; text in a field replaces the click into it and the earlier text. */
function extended(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1);
  const isTypedOn =
    (last?.kind === 'fill' || last?.kind === 'click') &&
    step.kind === 'fill' &&
    last.tab === step.tab &&
    JSON.stringify(last.target) === JSON.stringify(step.target);
  if (isTypedOn) return [...steps.slice(0, -1), step];
  return steps.length < MAX_STEPS ? [...steps, step] : steps;
}

/**
 * The steps since the last reset in all tabs of this browser, which share the data (DEMO-32).
 * Without storage, those of this page.
 */
export function createSteps() {
  const { tab, isNewTab } = thisTab();
  /** Reports a new step with the number of steps here. */
  const changeCount = observable(0);
  let memory: Recording = { beginning: undefined, steps: [] };
  let isStored = true;
  /** Steps are stored one after another, so that they stay in order. */
  let last: Promise<unknown> = Promise.resolve();

  const storeInOrder = (store: () => Promise<unknown>) => {
    last = last.then(store).catch(() => {
      isStored = false;
    });
    changeCount.set(changeCount.state() + 1);
    return last;
  };

  return {
    changed: changeCount,
    tab,
    isNewTab,

    /** Forgets all steps, and starts from this state. */
    begin(start: Start) {
      const beginning: RecordingStart = { ...start, tab };
      memory = { beginning, steps: [] };
      return storeInOrder(async () => {
        await set(STEPS, []);
        await set(BEGINNING, beginning);
      });
    },

    add(action: Action) {
      const step: Step = { ...action, tab };
      memory.steps = extended(memory.steps, step);
      return storeInOrder(() => update<Step[]>(STEPS, (steps = []) => extended(steps, step)));
    },

    async read(): Promise<Recording> {
      await last;
      try {
        if (!isStored) return memory;
        return { beginning: await get(BEGINNING), steps: (await get<Step[]>(STEPS)) ?? [] };
      } catch {
        return memory;
      }
    },
  };
}

/** The tabs with steps, the first one first. */
export const listTabs = (beginning: RecordingStart | undefined, steps: Step[]): string[] => [
  ...new Set([...(beginning ? [beginning.tab] : []), ...steps.map(({ tab }) => tab)]),
];

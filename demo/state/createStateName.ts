import type { Controls } from '#mocks/controls/createControls.ts';
import { observable } from '#mocks/controls/observable.ts';
import { browserSession } from './browserSession.ts';
import { demoStorage, tabStorage } from './storages.ts';

const KEY = 'canvass-demo-state-name';
/** Identifies this browser's data; it changes when any tab replaces them. */
const GENERATION = 'canvass-demo-generation';

/** A state's name, with the user and the data that it belongs to. */
interface StateNameRecord {
  name: string;
  generation: string | null;
  user: number | null;
}

const none: StateNameRecord = { name: '', generation: null, user: null };

const readUserId = () => browserSession.read()?.user.id ?? null;

function isCurrent({ generation, user }: StateNameRecord): boolean {
  const currentUserId = readUserId();
  // Login and logout may be part of the state, so they do not end it.
  const isSame = user === null || currentUserId === null || user === currentUserId;
  return isSame && demoStorage.read(GENERATION) === generation;
}

/** The name of this tab's state, or empty; it survives a reload (DEMO-30). */
export function createStateName() {
  const current = observable((tabStorage.readJson(KEY) ?? none) as StateNameRecord);

  const set = (nextRecord: StateNameRecord) => {
    current.set(nextRecord);
    tabStorage.write(KEY, JSON.stringify(nextRecord));
  };

  return {
    state: () => current.state().name,
    subscribe: current.subscribe,

    /** Names the state of data that were just replaced; an empty name for none. */
    begin(name: string): void {
      const generation = crypto.randomUUID();
      const isStored = demoStorage.write(GENERATION, generation);
      set({ name, generation: isStored ? generation : null, user: readUserId() });
    },

    /** Ends the state. */
    end: () => set(none),

    /** Removes the name if another user is signed in or the data were replaced. */
    check(): void {
      const stateRecord = current.state();
      if (stateRecord.name && !isCurrent(stateRecord)) set(none);
    },

    /** From now on any change of settings ends the name. */
    endOnSettingsChange(controls: Controls): void {
      const { settings } = controls.state();
      const stop = controls.subscribe(() => {
        if (controls.state().settings === settings) return;
        stop();
        set(none);
      });
    },
  };
}

export type StateName = ReturnType<typeof createStateName>;

/** Shows the state's name at the start of the page's title (DEMO-30). */
export function showNameInTitle(name: StateName): void {
  let prefix = '';
  const follow = () => {
    const titleWithoutName = document.title.startsWith(prefix)
      ? document.title.slice(prefix.length)
      : document.title;
    prefix = name.state() ? `[${name.state()}] ` : '';
    if (document.title !== prefix + titleWithoutName) document.title = prefix + titleWithoutName;
  };
  // Each screen sets its own title.
  const observer = new MutationObserver(() => {
    name.check();
    follow();
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  for (const event of ['storage', 'focus']) window.addEventListener(event, name.check);
  name.subscribe(follow);
  name.check();
  follow();
}

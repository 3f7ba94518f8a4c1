import type { Controls } from '#mocks/controls/createControls.ts';
import { observable } from '#mocks/controls/observable.ts';
import { browserSession } from './browserSession.ts';
import { demoStorage, tabStorage } from './storages.ts';

const KEY = 'canvass-demo-state-name';
/** Identifies this browser's data; it changes when any tab starts them anew. */
const GENERATION = 'canvass-demo-generation';

/** A name, and its validity. */
interface Named {
  name: string;
  generation: string | null;
  user: number | null;
}

const none: Named = { name: '', generation: null, user: null };

const userNow = () => browserSession.read()?.user.id ?? null;

function isCurrent({ generation, user }: Named): boolean {
  const now = userNow();
  // Login and logout may be part of the state, so they do not end it.
  const isSame = user === null || now === null || user === now;
  return isSame && demoStorage.read(GENERATION) === generation;
}

/** The name of this tab's state, or empty; it survives a reload (DEMO-30). */
export function createStateName() {
  const current = observable((tabStorage.readJson(KEY) ?? none) as Named);

  const set = (nextName: Named) => {
    current.set(nextName);
    tabStorage.write(KEY, JSON.stringify(nextName));
  };

  return {
    state: () => current.state().name,
    subscribe: current.subscribe,

    /** Data start anew, in a state of this name, if any. */
    begin(name: string): void {
      const generation = crypto.randomUUID();
      const isStored = demoStorage.write(GENERATION, generation);
      set({ name, generation: isStored ? generation : null, user: userNow() });
    },

    /** Ends the state. */
    end: () => set(none),

    /** Ends the name when it no longer holds: another person, or replaced data. */
    check(): void {
      const currentName = current.state();
      if (currentName.name && !isCurrent(currentName)) set(none);
    },

    /** From now on any change of settings ends the name. */
    holdWhile(controls: Controls): void {
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

/** Starts the page's title with the state's name while it holds (DEMO-30). */
export function nameInTitle(name: StateName): void {
  let prefix = '';
  const follow = () => {
    const bare = document.title.startsWith(prefix)
      ? document.title.slice(prefix.length)
      : document.title;
    prefix = name.state() ? `[${name.state()}] ` : '';
    if (document.title !== prefix + bare) document.title = prefix + bare;
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

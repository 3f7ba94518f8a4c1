import type { Controls } from '#mocks/controls/controls.ts';
import { observable } from '#mocks/controls/observable.ts';
import { browserSession } from './browserSession.ts';
import { browserStorage, tabStorage } from './storages.ts';

const KEY = 'canvass-demo-state-name';
/** Identifies the current data of this browser; it changes whenever any tab starts them anew. */
const GENERATION = 'canvass-demo-generation';

/** A name, and what it holds for. */
interface Named {
  name: string;
  generation: string | null;
  user: number | null;
}

const none: Named = { name: '', generation: null, user: null };

const userNow = () => browserSession.read()?.user.id ?? null;

function holds({ generation, user }: Named): boolean {
  const now = userNow();
  // Logging in or out may be part of the state, so it does not end it.
  const isSame = user === null || now === null || user === now;
  return isSame && browserStorage.read(GENERATION) === generation;
}

/** The name of the state that this tab is in, empty for none; it outlives a reload (DEMO-30). */
export function createStateName() {
  const current = observable((tabStorage.readJson(KEY) ?? none) as Named);

  const set = (named: Named) => {
    current.set(named);
    tabStorage.write(KEY, JSON.stringify(named));
  };

  return {
    state: () => current.state().name,
    subscribe: current.subscribe,

    /** The data are begun anew, in a state of this name, if any. */
    begin(name: string): void {
      const generation = crypto.randomUUID();
      const isStored = browserStorage.write(GENERATION, generation);
      set({ name, generation: isStored ? generation : null, user: userNow() });
    },

    /** The state is left. */
    end: () => set(none),

    /** Ends the name when it no longer holds: somebody else is signed in, or the data were replaced. */
    check(): void {
      const named = current.state();
      if (named.name && !holds(named)) set(none);
    },

    /** From now on the name ends as soon as any setting changes. */
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

/** Lets the title of the page begin with the name of the state while it holds (DEMO-30). */
export function nameInTitle(name: StateName): void {
  let prefix = '';
  const follow = () => {
    const bare = document.title.startsWith(prefix)
      ? document.title.slice(prefix.length)
      : document.title;
    prefix = name.state() ? `[${name.state()}] ` : '';
    if (document.title !== prefix + bare) document.title = prefix + bare;
  };
  // Each screen has a title of its own.
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

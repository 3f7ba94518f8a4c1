import type { Controls } from '../controls/controls.ts';
import { observable } from '../controls/observable.ts';

const KEY = 'canvass-demo-state-name';

const kept = {
  read: (): string => {
    try {
      return sessionStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  },
  write(name: string): void {
    try {
      if (name) sessionStorage.setItem(KEY, name);
      else sessionStorage.removeItem(KEY);
    } catch {
      // Storage that is full or forbidden: the name holds until the page is reloaded.
    }
  },
};

/** The name of the state that this tab is in, empty for none; it outlives a reload. */
export function createStateName() {
  const current = observable(kept.read());
  return {
    state: current.state,
    subscribe: current.subscribe,
    set(name: string): void {
      kept.write(name);
      current.set(name);
    },

    /** From now on the state ends with whatever else is set to go wrong, or no longer is. */
    holdWhile(controls: Controls): void {
      const { settings } = controls.state();
      const stop = controls.subscribe(() => {
        if (controls.state().settings === settings) return;
        stop();
        this.set('');
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
  new MutationObserver(follow).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  name.subscribe(follow);
  follow();
}

import { clear, createStore, entries, set } from 'idb-keyval';
import type { Log, LogEntry } from '#mocks/controls/log.ts';

/** A call and the tab that made it. */
export type TabCall = LogEntry & { tab: string };

/** The last calls of all tabs that a report holds. */
const REPORTED = 200;

/**
 * Stores each call of this tab beside those of the other tabs, which may be closed before the report (DEMO-32).
 * Without storage a report holds the calls of this tab.
 */
export function keepCalls(log: Log, tab: string) {
  let store: ReturnType<typeof createStore> | undefined;
  try {
    store = createStore('canvass-demo-calls', 'calls');
  } catch {
    // This browser has no IndexedDB.
  }

  const own = (): TabCall[] =>
    log
      .state()
      .entries.map((entry) => ({ ...entry, tab }))
      .toReversed();

  log.subscribe(() => {
    const [newest] = log.state().entries;
    if (!store || !newest) return;
    const call: TabCall = { ...newest, tab };
    // The key orders the calls of all tabs by time; the same call is written once.
    set(`${newest.at} ${tab} ${newest.id}`, call, store).catch(() => undefined);
  });

  return {
    /** The last calls, the oldest first. */
    async read(): Promise<TabCall[]> {
      try {
        const stored = store ? await entries<string, TabCall>(store) : [];
        return stored.length > 0 ? stored.map(([, call]) => call).slice(-REPORTED) : own();
      } catch {
        return own();
      }
    },

    /** Forgets the calls of all tabs. */
    clear: () => (store ? clear(store).catch(() => undefined) : Promise.resolve()),
  };
}

import { clear, createStore, entries, set, type UseStore } from 'idb-keyval';
import type { Log, LogEntry } from '#mocks/controls/createLog.ts';

/** A call and its tab. */
export type TabCall = LogEntry & { tab: string };

/** The number of calls of all tabs in a report. */
const MAX_REPORTED_CALLS = 200;

/**
 * Stores this tab's calls beside those of other tabs, which may close before the report (DEMO-32).
 * Without storage a report contains this tab's calls.
 */
export function keepCalls(log: Log, tab: string) {
  let openedStore: UseStore | undefined;
  /** A forbidden database fails this use, not the demo. */
  const withStore = async <Result>(use: (store: UseStore) => Promise<Result>): Promise<Result> => {
    openedStore ??= createStore('canvass-demo-calls', 'calls');
    return use(openedStore);
  };

  const ownCalls = (): TabCall[] =>
    log
      .state()
      .entries.map((entry) => ({ ...entry, tab }))
      .toReversed();

  log.subscribe(() => {
    const [newest] = log.state().entries;
    if (!newest) return;
    const call: TabCall = { ...newest, tab };
    // The key sorts the calls of all tabs by time; the same call is written once.
    const key = `${newest.at} ${tab} ${newest.id}`;
    withStore((store) => set(key, call, store)).catch(() => undefined);
  });

  return {
    /** The last calls, the oldest first. */
    async read(): Promise<TabCall[]> {
      try {
        const storedCalls = await withStore((store) => entries<string, TabCall>(store));
        return storedCalls.length > 0
          ? storedCalls.map(([, call]) => call).slice(-MAX_REPORTED_CALLS)
          : ownCalls();
      } catch {
        return ownCalls();
      }
    },

    /** Forgets the calls of all tabs. */
    clear: () => withStore((store) => clear(store)).catch(() => undefined),
  };
}

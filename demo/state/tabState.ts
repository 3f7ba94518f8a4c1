import type { ControlState } from '#mocks/controls/controls.ts';
import type { LogState } from '#mocks/controls/log.ts';
import type { MockBackend } from '#mocks/createBackend.ts';
import { tabStorage } from './storages.ts';

const KEY = 'canvass-demo-tab';

interface TabState {
  controls: Pick<ControlState, 'settings' | 'seen'>;
  log: LogState;
}

/** Restores the settings and the log that this tab had before the page was reloaded, if any. */
export function resumeTab({ controls, log }: MockBackend): void {
  try {
    const state = tabStorage.readJson(KEY) as TabState | null;
    if (!state) return;
    controls.resume(state.controls);
    log.resume(state.log);
  } catch {
    // It holds what another build wrote: there is nothing to go on with.
  }
}

/** Saves the settings and the log for the next page of this tab. */
export function keepTab({ controls, log }: MockBackend): void {
  window.addEventListener('pagehide', () => {
    const { settings, seen } = controls.state();
    // A clock that runs goes on from what it says now.
    const clock = settings.clock?.runs
      ? { runs: true, at: new Date().toISOString() }
      : settings.clock;
    const state: TabState = {
      controls: { settings: { ...settings, clock }, seen },
      log: log.state(),
    };
    tabStorage.write(KEY, JSON.stringify(state));
  });
}

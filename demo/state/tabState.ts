import type { ControlState } from '#mocks/controls/createControls.ts';
import type { LogState } from '#mocks/controls/createLog.ts';
import type { MockBackend } from '#mocks/createBackend.ts';
import { tabStorage } from './storages.ts';

const KEY = 'canvass-demo-tab';

interface TabState {
  controls: Pick<ControlState, 'settings' | 'seen'>;
  log: LogState;
}

/** Restores the tab's settings and log after a reload, if any. */
export function resumeTab({ controls, log }: MockBackend): void {
  try {
    const state = tabStorage.readJson(KEY) as TabState | null;
    if (!state) return;
    controls.resume(state.controls);
    log.resume(state.log);
  } catch {
    // Written by another build, so it is ignored.
  }
}

/** Saves settings and log for the tab's next page. */
export function keepTab({ controls, log }: MockBackend): void {
  window.addEventListener('pagehide', () => {
    const { settings, seen: hits } = controls.state();
    // A running clock continues from its current time.
    const clock = settings.clock?.runs
      ? { runs: true, at: new Date().toISOString() }
      : settings.clock;
    const state: TabState = {
      controls: { settings: { ...settings, clock }, seen: hits },
      log: log.state(),
    };
    tabStorage.write(KEY, JSON.stringify(state));
  });
}

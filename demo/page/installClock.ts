import type { Controls } from '#mocks/controls/createControls.ts';

const RealDate = Date;

/** The current time of the tester's clock. */
function calculateTime({ at: time, runs }: { at: string; runs: boolean }, setAt: number): number {
  return RealDate.parse(time) + (runs ? RealDate.now() - setAt : 0);
}

/**
 * Makes page and backend use the tester's clock: `new Date()` and `Date.now()` return its time;
 * given dates stay unchanged. The product knows nothing of it.
 */
export function installClock(controls: Controls): void {
  let clockSetTime = RealDate.now();
  let last = 'null';

  const now = () => {
    const { clock } = controls.state().settings;
    return clock ? calculateTime(clock, clockSetTime) : RealDate.now();
  };

  class TesterDate extends RealDate {
    constructor(...dateArguments: unknown[]) {
      super(...((dateArguments.length === 0 ? [now()] : dateArguments) as [number]));
    }

    static override now() {
      return now();
    }
  }

  const applyClock = () => {
    const next = JSON.stringify(controls.state().settings.clock);
    if (next === last) return;
    last = next;
    clockSetTime = RealDate.now();
    globalThis.Date = (next === 'null' ? RealDate : TesterDate) as DateConstructor;
  };
  controls.subscribe(applyClock);
  applyClock();
}

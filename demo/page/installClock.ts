import type { Controls } from '#mocks/controls/createControls.ts';

const RealDate = Date;

/** The time of the tester's clock at a real time. */
function calculateTime({ at: time, runs }: { at: string; runs: boolean }, setAt: number): number {
  return RealDate.parse(time) + (runs ? RealDate.now() - setAt : 0);
}

/**
 * Makes page and backend use the tester's clock: `new Date()` and `Date.now()` return its time;
 * given dates stay unchanged. The product knows nothing of it.
 */
export function installClock(controls: Controls): void {
  let setAt = RealDate.now();
  let last = 'null';

  const now = () => {
    const { clock } = controls.state().settings;
    return clock ? calculateTime(clock, setAt) : RealDate.now();
  };

  class SetDate extends RealDate {
    constructor(...dateArguments: unknown[]) {
      super(...((dateArguments.length === 0 ? [now()] : dateArguments) as [number]));
    }

    static override now() {
      return now();
    }
  }

  const follow = () => {
    const next = JSON.stringify(controls.state().settings.clock);
    if (next === last) return;
    last = next;
    setAt = RealDate.now();
    globalThis.Date = (next === 'null' ? RealDate : SetDate) as DateConstructor;
  };
  controls.subscribe(follow);
  follow();
}

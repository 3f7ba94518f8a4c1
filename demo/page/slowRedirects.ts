import { limits } from '#domain/limits.ts';
import type { Controls } from '#mocks/controls/controls.ts';

const SLOWED = 4;
const redirectDelays: unknown[] = Object.values(limits.redirectDelay);

/**
 * Makes redirects visible (DEMO-9): timers with a redirect's delay take four times as long. The
 * product knows nothing of it.
 */
export function slowRedirects(controls: Controls): void {
  const { setTimeout } = window;
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
    const isSlow = controls.state().settings.redirects === 'slow' && redirectDelays.includes(delay);
    return setTimeout(handler, isSlow ? Number(delay) * SLOWED : delay, ...rest);
  }) as typeof window.setTimeout;
}

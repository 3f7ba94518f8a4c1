import type { Controls } from '#mocks/controls/createControls.ts';
import { REDIRECT } from '#ui/form/useDelayedNavigate.ts';

const SLOWED = 4;

/** Multiplies the delay of redirects by four, so that testers see them (DEMO-9). */
export function slowRedirects(controls: Controls): void {
  const { setTimeout } = window;
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
    const isSlow = controls.state().settings.redirects === 'slow' && rest.includes(REDIRECT);
    return setTimeout(handler, isSlow ? Number(delay) * SLOWED : delay, ...rest);
  }) as typeof window.setTimeout;
}

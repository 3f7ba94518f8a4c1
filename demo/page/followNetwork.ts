import type { Controls } from '#mocks/controls/controls.ts';

/** Lets the browser say that it is offline while a tester has set it so: to the page, as a lost connection would. */
export function followNetwork(controls: Controls): void {
  const isOffline = () => controls.state().settings.network === 'offline';
  let was = false;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline() });
  const tell = () => {
    if (isOffline() === was) return;
    was = isOffline();
    window.dispatchEvent(new Event(was ? 'offline' : 'online'));
  };
  controls.subscribe(tell);
  tell();
}

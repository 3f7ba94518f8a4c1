import type { Controls } from '#mocks/controls/createControls.ts';

/** Makes the browser report offline to the page, like a lost connection. */
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

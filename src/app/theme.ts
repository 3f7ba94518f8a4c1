import { browserStorage } from '#storage/browserStorage.ts';

const KEY = 'theme';
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Whether the chosen look is dark, or without a choice the system's. */
export function isDark(): boolean {
  return (browserStorage.read(KEY) ?? (systemIsDark().matches ? 'dark' : 'light')) === 'dark';
}

const listeners = new Set<() => void>();

/** Calls a function after each change of the look, until the returned function is called. */
export function subscribeToTheme(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function apply() {
  document.documentElement.classList.toggle('bp6-dark', isDark());
  for (const listener of listeners) listener();
}

/** Applies the chosen look, otherwise the system's, and follows changes of both (LOOK-4). */
export function followTheme() {
  apply();
  systemIsDark().addEventListener('change', apply);
  // Another window of the browser chose.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) apply();
  });
}

/** Switches to the other look, and remembers it. */
export function switchTheme() {
  browserStorage.write(KEY, isDark() ? 'light' : 'dark');
  apply();
}

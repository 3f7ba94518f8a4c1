import { browserStorage } from '#storage/browserStorage.ts';

const KEY = 'theme';
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Whether the chosen look is dark, or without a choice the system's. */
export function isDark(): boolean {
  return (browserStorage.read(KEY) ?? (systemIsDark().matches ? 'dark' : 'light')) === 'dark';
}

function apply() {
  document.documentElement.classList.toggle('bp6-dark', isDark());
}

/** Applies the chosen look, otherwise the system's, and follows its changes. */
export function followTheme() {
  apply();
  systemIsDark().addEventListener('change', apply);
}

/** Switches to the other look, and remembers it. */
export function switchTheme() {
  browserStorage.write(KEY, isDark() ? 'light' : 'dark');
  apply();
}

import { browserStorage } from '#storage/browserStorage.ts';

const KEY = 'theme';
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The chosen look; null if the system's setting decides. */
function chosenTheme(): string | null {
  return browserStorage.read(KEY);
}

export function isDark(): boolean {
  return (chosenTheme() ?? (systemIsDark().matches ? 'dark' : 'light')) === 'dark';
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

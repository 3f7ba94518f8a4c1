import { browserStorage } from '#storage/browserStorage.ts';

const KEY = 'theme';
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The look that was chosen, or null while the system's setting decides. */
function chosenTheme(): string | null {
  return browserStorage.read(KEY);
}

export function isDark(): boolean {
  return (chosenTheme() ?? (systemIsDark().matches ? 'dark' : 'light')) === 'dark';
}

function apply() {
  document.documentElement.classList.toggle('bp6-dark', isDark());
}

/** Shows the chosen look, else the system's, also when that changes. */
export function followTheme() {
  apply();
  systemIsDark().addEventListener('change', apply);
}

/** Chooses the other look, and remembers it. */
export function switchTheme() {
  browserStorage.write(KEY, isDark() ? 'light' : 'dark');
  apply();
}

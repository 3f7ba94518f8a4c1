import { Flash, Moon } from '@blueprintjs/icons';
import { useSyncExternalStore } from 'react';
import { Button } from '#ui/Button.tsx';
import { isDark, subscribeToTheme, switchTheme } from './theme.ts';

/** Switches between the light and the dark look. */
export function ThemeSwitch() {
  const dark = useSyncExternalStore(subscribeToTheme, isDark, isDark);
  return (
    <Button
      variant="minimal"
      icon={dark ? <Flash /> : <Moon />}
      aria-label="Dark mode"
      aria-pressed={dark}
      onClick={switchTheme}
    />
  );
}

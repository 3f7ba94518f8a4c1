import { Flash, Moon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { isDark, switchTheme } from './theme.ts';

/** Switches between the light and the dark look. */
export function ThemeSwitch() {
  const [dark, setDark] = useState(isDark);
  return (
    <Button
      variant="minimal"
      icon={dark ? <Flash /> : <Moon />}
      aria-label="Dark mode"
      aria-pressed={dark}
      onClick={() => {
        switchTheme();
        setDark(isDark());
      }}
    />
  );
}

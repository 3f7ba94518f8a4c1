/** Whether a key opens or closes the panel: Alt+Shift+Q. */
export const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyQ';

import { useListener } from '#ui/hooks.ts';
import type { DraftEditor } from './useEditor.ts';

/**
 * The builder handles Ctrl+Z and Ctrl+Y everywhere, because the browser's own undo would conflict.
 * A dialog keeps its own.
 */
export function useUndoKeys(editor: DraftEditor, isOn: boolean): void {
  useListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const key = event.key.toLowerCase();
    const isKey = (ctrlKey || metaKey) && !altKey && (key === 'z' || key === 'y');
    if (!isKey || (target instanceof Element && target.closest('[role="dialog"]'))) return;
    event.preventDefault();
    if (!isOn) return;
    if (key === 'y' || shiftKey) editor.redo();
    else editor.undo();
  });
}

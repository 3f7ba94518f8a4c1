import { useListener } from '#ui/useListener.ts';
import type { DraftEditor } from './useEditor.ts';

/**
 * Ctrl+Z and Ctrl+Y are the builder's wherever the focus is: the browser's own undo would fight it. A dialog
 * over the builder keeps its own.
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

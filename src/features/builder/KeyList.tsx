import { Dialog } from '@blueprintjs/core';
import { Button } from '#ui/Button.tsx';
import { useListener } from '#ui/hooks.ts';
import { MOTION, useOverlay } from '#ui/useOverlay.ts';
import { builderKeys } from './questions/questionShortcut.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"]') !== null;

/** The keys of the builder, under "?" or its button. */
export function KeyList() {
  const { isOpen, open, close } = useOverlay();

  useListener('keydown', ({ key, target }) => {
    if (key === '?' && !isTyping(target)) open();
  });

  return (
    <>
      <Button
        className="wide-button"
        variant="minimal"
        text="?"
        aria-label="Keys"
        title="Keys (?)"
        onClick={open}
      />
      <Dialog transitionDuration={MOTION} isOpen={isOpen} onClose={close} title="Keys">
        <dl className="stack-close key-list dialog-body">
          {builderKeys.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

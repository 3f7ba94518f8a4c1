import { Button } from '#ui/Button.tsx';
import { useListener } from '#ui/hooks.ts';
import { Dialog } from '#ui/overlays.tsx';
import { useOverlay } from '#ui/useOverlay.ts';
import { builderKeys } from './questions/questionShortcut.ts';

/** The keys of the builder, under Ctrl + / or its button. */
export function KeyList() {
  const { isOpen, open, close } = useOverlay();

  useListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === '/' && (ctrlKey || metaKey)) open();
  });

  return (
    <>
      <Button
        className="wide-button"
        variant="minimal"
        text="?"
        aria-label="Keys"
        title="Keys (Ctrl + /)"
        onClick={open}
      />
      <Dialog isOpen={isOpen} onClose={close} title="Keys">
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

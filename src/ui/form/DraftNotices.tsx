import { Callout } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { formatEditTime } from '#domain/format/dates.ts';
import { Button } from '../Button.tsx';
import type { ScreenDraft } from './useDraft.ts';

/** A sentence with buttons. */
export const Notice = ({ text, children }: { text: ReactNode; children?: ReactNode }) => (
  <Callout intent="primary">
    <div className="row row-apart">
      <p>{text}</p>
      {children}
    </div>
  </Callout>
);

interface DraftNoticesProps {
  draft: Pick<ScreenDraft<unknown>, 'restored' | 'isStored'>;
  /** Whether the restored draft was neither sent nor discarded since. */
  isRestored: boolean;
  isLocked?: boolean;
  /** The parts that the draft does not contain. */
  note?: string | false | undefined;
  onStartOver: () => void;
}

/** Notices about the draft of a screen (DRAFT-1, DRAFT-4). */
export function DraftNotices({
  draft: { restored: restoredDraft, isStored },
  isRestored,
  isLocked = false,
  note,
  onStartOver,
}: DraftNoticesProps) {
  return (
    <div role="status">
      {isRestored && restoredDraft && (
        <Notice
          text={[`Draft from ${formatEditTime(restoredDraft.editedAt)} restored.`, note]
            .filter(Boolean)
            .join(' ')}
        >
          <Button size="small" text="Start over" disabled={isLocked} onClick={onStartOver} />
        </Notice>
      )}
      {isStored === false && (
        <Notice text="This browser cannot keep what you type. Save before you close or reload the page." />
      )}
    </div>
  );
}

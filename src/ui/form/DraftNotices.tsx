import type { ReactNode } from 'react';
import { formatEditTime } from '#domain/format/dates.ts';
import { Button } from '../Button.tsx';
import type { ScreenDraft } from './useDraft.ts';

/** A sentence in place, with what can be done about it. */
export const Notice = ({ text, children }: { text: ReactNode; children?: ReactNode }) => (
  <div className="row notice">
    <p>{text}</p>
    {children}
  </div>
);

const lost = {
  text: 'This browser cannot keep what you type. Save before you close or reload the page.',
  file: 'This browser cannot keep the picture. Everything else is kept.',
  gone: 'In another tab this was sent or discarded. Sent from here, it is sent again.',
};

interface DraftNoticesProps {
  draft: Pick<ScreenDraft<unknown>, 'restored' | 'lacks' | 'newer'>;
  /** Whether what was restored is still there: it was neither sent nor started over. */
  isRestored: boolean;
  isBusy?: boolean;
  /** What the form never keeps. */
  note?: string | undefined;
  onStartOver: () => void;
  /** Loads what another tab typed. */
  onTakeNewer: () => void;
}

/** What became of the draft of a screen (DRAFT-1 to DRAFT-4). */
export function DraftNotices({
  draft: { restored, lacks, newer },
  isRestored,
  isBusy = false,
  note,
  onStartOver,
  onTakeNewer,
}: DraftNoticesProps) {
  return (
    <div role="status">
      {isRestored && restored && (
        <Notice
          text={[
            `Restored what you typed on ${formatEditTime(restored.editedAt)}.`,
            restored.lacksFile && 'The picture could not be read: choose it again.',
            note,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Button size="small" text="Start over" disabled={isBusy} onClick={onStartOver} />
        </Notice>
      )}
      {newer !== '' && (
        <Notice text={`In another tab you typed here too, on ${formatEditTime(newer)}.`}>
          <Button size="small" text="Load it" disabled={isBusy} onClick={onTakeNewer} />
        </Notice>
      )}
      {lacks && <Notice text={lost[lacks]} />}
    </div>
  );
}

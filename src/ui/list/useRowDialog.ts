import { useCallback, useState } from 'react';

/** The props of a dialog about one row, and the button that opened it. */
export interface RowDialog<Row> {
  row: Row;
  opener: HTMLElement | null;
  onDone: () => void;
}

/** The open dialog of a list, and what opens it. */
export function useRowDialog<Row>() {
  const [dialog, setDialog] = useState<RowDialog<Row> | null>(null);
  const open = useCallback((row: Row, opener: HTMLElement | null) => {
    const own: RowDialog<Row> = {
      row,
      opener,
      // A late response must not close a dialog that was opened since.
      onDone: () => setDialog((current) => (current === own ? null : current)),
    };
    setDialog(own);
  }, []);
  return [dialog, open] as const;
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { EndOfPages } from '#api/useEveryPage.ts';
import { useEveryResponse } from '#api/useResponseList.ts';
import { formatTimestamp } from '#domain/format/dates.ts';
import { formatDuration, formatPercent } from '#domain/format/figures.ts';
import { fileName } from '#domain/format/fileName.ts';
import { type Response, responseName } from '#domain/response/response.ts';
import { saveCsv } from '#ui/file/saveCsv.ts';
import { useSaving } from '#ui/file/useSaving.ts';

/** The columns of the export: those of the list, with the full time and the id. */
const columns: Record<string, (response: Response) => string | number> = {
  Name: responseName,
  Survey: ({ survey }) => survey?.title ?? '',
  'Time Spent': ({ timeSpent }) => formatDuration(timeSpent),
  'Time Spent (s)': ({ timeSpent }) => timeSpent ?? '',
  'Completion %': ({ completionPercentage }) => formatPercent(completionPercentage),
  'Created at': ({ createdAt }) => formatTimestamp(createdAt),
  'Response id': ({ id }) => id,
};

const toRow = (response: Response) => Object.values(columns).map((cell) => cell(response));

interface ExportOptions {
  select: (all: Response[]) => Response[];
  /** What the file holds: "responses". */
  what: string;
}

/**
 * Saves the responses that `select` keeps as one CSV file, after reading all of them anew. Stop and
 * leaving the page end it; a failed call or file saves nothing (SEAM-11).
 */
export function useResponseExport({ select, what }: ExportOptions) {
  const [reading, setReading] = useState(0);
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const [ended, setEnded] = useState<EndOfPages>(null);
  const isRunning = state === 'running';
  const every = useEveryResponse(reading, { skip: !isRunning });
  const { save, hasFailed } = useSaving();
  const { rows, isComplete, isFetching, error } = every;

  const end = useEffectEvent(async () => {
    setState(error ? 'failed' : 'idle');
    if (error || !rows) return;
    setEnded(every.end);
    const table = { columns: Object.keys(columns), rows: select(rows).map(toRow) };
    await save((signal) => saveCsv(table, fileName('', what), signal));
  });
  const isOver = isRunning && !isFetching && (isComplete || Boolean(error));
  useEffect(() => {
    if (isOver) void end();
  }, [isOver]);

  return {
    isRunning,
    hasFailed: state === 'failed' || hasFailed,
    /** How the reading of the file ended. */
    ended,
    fetched: rows?.length ?? 0,
    total: every.totalItems,
    start: () => {
      setReading((count) => count + 1);
      setEnded(null);
      setState('running');
    },
    stop: () => setState('idle'),
  };
}

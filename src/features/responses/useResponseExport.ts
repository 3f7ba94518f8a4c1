import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEveryResponse } from '#api/responseApi.ts';
import type { EndOfPages } from '#api/useAllPages.ts';
import { fileName } from '#domain/format/fileName.ts';
import { responseFileColumns } from '#domain/response/fileColumns.ts';
import type { Response } from '#domain/response/response.ts';
import { saveCsv } from '#ui/file/saveCsv.ts';
import { useSaving } from '#ui/file/useSaving.ts';

const columns = responseFileColumns<Response>(({ survey }) => survey?.title ?? '');

/**
 * Saves the responses that `select` keeps as one CSV file, after reading all of them anew. Stop and
 * leaving the page end it; a failed call or file saves nothing (SEAM-11).
 */
export function useResponseExport(select: (all: Response[]) => Response[]) {
  const [reading, setReading] = useState(0);
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const [ended, setEnded] = useState<EndOfPages>(null);
  const isRunning = state === 'running';
  const every = useEveryResponse(reading, { skip: !isRunning });
  const { save, hasFailed } = useSaving();
  /** A search or filter that changes during the export does not change its file. */
  const selectAtStart = useRef(select);
  const { rows, isComplete, isFetching, error } = every;

  const end = useEffectEvent(async () => {
    setState(error ? 'failed' : 'idle');
    if (error || !rows) return;
    setEnded(every.end);
    const foundRows = selectAtStart.current(rows);
    // Only a search or a filter removes rows; sorting does not.
    const what = foundRows.length < rows.length ? 'responses filtered' : 'responses';
    const table = {
      columns: columns.map(({ header }) => header),
      rows: foundRows.map((response) => columns.map(({ cell }) => cell(response))),
    };
    await save((signal) => saveCsv(table, fileName('', what), signal));
  });
  const isFinished = isRunning && !isFetching && (isComplete || Boolean(error));
  useEffect(() => {
    if (isFinished) void end();
  }, [isFinished]);

  return {
    isRunning,
    hasFailed: state === 'failed' || hasFailed,
    /** How the reading of the file ended. */
    ended,
    fetched: rows?.length ?? 0,
    total: every.totalItems,
    start: () => {
      selectAtStart.current = select;
      setReading((count) => count + 1);
      setEnded(null);
      setState('running');
    },
    stop: () => setState('idle'),
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEveryResponse } from '#api/responseApi.ts';
import { responseFileColumns } from '#domain/response/fileColumns.ts';
import type { Response } from '#domain/response/response.ts';
import { saveCsv } from '#ui/file/saveCsv.ts';
import { useFileSaving } from '#ui/file/useFileSaving.ts';

const columns = responseFileColumns<Response>(({ survey }) => survey?.title ?? '');

/**
 * Saves the responses that `select` keeps as one CSV file, after reading all of them again. Stop and
 * leaving the page end it; a failed call or file saves nothing (SEAM-11).
 *
 * @param name the file's name, without its extension
 */
export function useResponseExport(select: (all: Response[]) => Response[], name: string) {
  const [reading, setReading] = useState(0);
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const [isTruncated, setTruncated] = useState(false);
  const isRunning = state === 'running';
  const every = useEveryResponse(reading, { skip: !isRunning });
  const { save, hasFailed } = useFileSaving();
  /** A search or filter that changes during the export does not change its file. */
  const selection = useRef({ select, name });
  const { rows, isComplete, isFetching, error } = every;

  const end = useEffectEvent(async () => {
    setState(error ? 'failed' : 'idle');
    if (error || !rows) return;
    setTruncated(every.isTruncated);
    const { select: selectRows, name: fileName } = selection.current;
    const table = {
      columns: columns.map(({ header }) => header),
      rows: selectRows(rows).map((response) => columns.map(({ cell }) => cell(response))),
    };
    await save((signal) => saveCsv(table, fileName, signal));
  });
  const isFinished = isRunning && !isFetching && (isComplete || Boolean(error));
  useEffect(() => {
    if (isFinished) void end();
  }, [isFinished]);

  return {
    isRunning,
    hasFailed: state === 'failed' || hasFailed,
    isTruncated,
    fetched: rows?.length ?? 0,
    total: every.totalItems,
    start: () => {
      selection.current = { select, name };
      setReading((count) => count + 1);
      setTruncated(false);
      setState('running');
    },
    stop: () => setState('idle'),
  };
}

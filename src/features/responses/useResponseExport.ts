import pMap from 'p-map';
import { useRef, useState } from 'react';
import { responseApi } from '#api/responseApi.ts';
import { useApiDispatch } from '#api/useApiDispatch.ts';
import { useSession } from '#api/useSession.ts';
import { fileName } from '#domain/format/fileName.ts';
import { formatTimestamp } from '#domain/format/formatDate.ts';
import { formatDuration } from '#domain/format/formatDuration.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import type { Response } from '#domain/response/response.ts';
import { responseName } from '#domain/response/responseName.ts';
import { saveCsv } from '#ui/file/saveCsv.ts';
import { useIsShown } from '#ui/useIsShown.ts';

/** The columns of the exported table: what the list shows, its time in full. */
const columns: Record<string, (response: Response) => string | number> = {
  Name: responseName,
  Survey: ({ survey }) => survey?.title ?? '',
  'Time Spent': ({ timeSpent }) => formatDuration(timeSpent),
  'Time Spent (s)': ({ timeSpent }) => timeSpent ?? '',
  'Completion %': ({ completionPercentage }) => formatPercent(completionPercentage),
  'Created at': ({ createdAt }) => formatTimestamp(createdAt),
};

const toRow = (response: Response) => Object.values(columns).map((cell) => cell(response));

/** More at a time than the list shows, so that a large export takes few calls. */
const PAGE_SIZE = 100;
/** Browsers send six calls side by side; two are left for what the person does meanwhile. */
const AT_ONCE = 4;

/** Asked for anew, and by nobody who is there to be told of it again. */
const unread = { subscribe: false, forceRefetch: true };

export interface ExportState {
  kind: 'idle' | 'running' | 'failed';
  /** How many responses have arrived, and how many there are in all. */
  fetched?: number;
  total?: number;
}

/**
 * Saves the responses that `select` keeps of all, read a few pages at a time, as one CSV file. It ends when it is stopped or its page is left; a
 * failure, of a call or of the file, saves nothing (SEAM-11).
 */
export function useResponseExport() {
  const { isAdmin, userId } = useSession();
  const dispatch = useApiDispatch();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useIsShown(() => running.current?.abort());

  const fetchAll = async (signal: AbortSignal) => {
    const fetchPage = async (page: number) => {
      const request = { page, pageSize: PAGE_SIZE, userId, isAdmin };
      const call = dispatch(responseApi.endpoints.responses.initiate(request, unread));
      const abort = () => call.abort();
      signal.addEventListener('abort', abort);
      const answer = await call.unwrap().finally(() => signal.removeEventListener('abort', abort));
      signal.throwIfAborted();
      setState(({ fetched = 0 }) => ({
        kind: 'running',
        fetched: fetched + answer.responses.length,
        total: answer.totalResponses,
      }));
      return answer;
    };
    setState({ kind: 'running', fetched: 0 });
    const first = await fetchPage(1);
    const others = Array.from({ length: first.totalPages - 1 }, (_, index) => index + 2);
    const rest = await pMap(others, fetchPage, { concurrency: AT_ONCE, signal });
    return [first, ...rest].flatMap(({ responses }) => responses);
  };

  const start = async (select: (all: Response[]) => Response[], what: string) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const rows = select(await fetchAll(signal)).map(toRow);
      await saveCsv({ columns: Object.keys(columns), rows }, fileName('', what), signal);
      setState({ kind: 'idle' });
    } catch {
      setState({ kind: signal.aborted ? 'idle' : 'failed' });
      // Pages that are still on their way are no longer needed.
      controller.abort();
    }
  };

  return { state, start, stop: () => running.current?.abort() };
}

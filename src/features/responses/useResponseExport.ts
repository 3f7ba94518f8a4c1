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
import { useIsMounted } from '#ui/useIsMounted.ts';

/** The columns of the export: those of the list, with the full time. */
const columns: Record<string, (response: Response) => string | number> = {
  Name: responseName,
  Survey: ({ survey }) => survey?.title ?? '',
  'Time Spent': ({ timeSpent }) => formatDuration(timeSpent),
  'Time Spent (s)': ({ timeSpent }) => timeSpent ?? '',
  'Completion %': ({ completionPercentage }) => formatPercent(completionPercentage),
  'Created at': ({ createdAt }) => formatTimestamp(createdAt),
};

const toRow = (response: Response) => Object.values(columns).map((cell) => cell(response));

/** Larger than a list's page, so that a few calls fetch all. */
const PAGE_SIZE = 100;
/** Browsers send six calls in parallel; two stay free for the person. */
const AT_ONCE = 4;

/** A fresh request without subscribers. */
const unread = { subscribe: false, forceRefetch: true };

export interface ExportState {
  kind: 'idle' | 'running' | 'failed';
  /** The number of loaded responses, and of all. */
  fetched?: number;
  total?: number;
}

/**
 * Saves the responses that `select` keeps as one CSV file, reading a few pages at a time. Stop and
 * leaving the page end it; a failed call or file saves nothing (SEAM-11).
 */
export function useResponseExport() {
  const { isAdmin, userId } = useSession();
  const dispatch = useApiDispatch();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useIsMounted(() => running.current?.abort());

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
      // Pages still loading are not needed any more.
      controller.abort();
    }
  };

  return { state, start, stop: () => running.current?.abort() };
}

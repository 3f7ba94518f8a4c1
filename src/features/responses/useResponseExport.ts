import { useEffect, useRef, useState } from 'react';
import { responseApi } from '#api/responseApi.ts';
import { useSession } from '#api/useSession.ts';
import type { Response } from '#domain/response.ts';
import { saveCsv } from '#ui/saveCsv.ts';
import { toRecord } from './toRecord.ts';

/** More at a time than the list shows, so that a large export takes few calls. */
const PAGE_SIZE = 100;

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; pages: number; totalPages: number }
  | { kind: 'failed' };

/**
 * Saves all responses, page by page, as one CSV file. It ends when it is stopped or its page is left; a
 * failure, of a call or of the file, saves nothing (SEAM-11).
 */
export function useResponseExport() {
  const { isAdmin, userId } = useSession();
  const [own] = responseApi.useLazyResponsesQuery();
  const [all] = responseApi.useLazyAllResponsesQuery();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const fetchAll = async (signal: AbortSignal) => {
    const responses: Response[] = [];
    let totalPages = 1;
    for (let page = 1; page <= totalPages; page += 1) {
      setState({ kind: 'running', pages: page - 1, totalPages });
      const call = (isAdmin ? all : own)({ page, pageSize: PAGE_SIZE, userId });
      const abort = () => call.abort();
      signal.addEventListener('abort', abort);
      const answer = await call.unwrap().finally(() => signal.removeEventListener('abort', abort));
      responses.push(...answer.responses);
      totalPages = answer.totalPages;
    }
    return responses;
  };

  const start = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const records = (await fetchAll(signal)).map(toRecord);
      await saveCsv(records, 'responses', signal);
      setState({ kind: 'idle' });
    } catch {
      setState({ kind: signal.aborted ? 'idle' : 'failed' });
    }
  };

  return { state, start, stop: () => running.current?.abort() };
}

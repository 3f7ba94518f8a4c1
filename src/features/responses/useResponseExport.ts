import { useRef, useState } from 'react';
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

/** Saves all responses, page by page, as one CSV file. Can be stopped; a failure saves nothing. */
export function useResponseExport() {
  const { isAdmin, userId } = useSession();
  const [own] = responseApi.useLazyResponsesQuery();
  const [all] = responseApi.useLazyAllResponsesQuery();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const isStopped = useRef(false);

  const start = async () => {
    isStopped.current = false;
    const responses: Response[] = [];
    let totalPages = 1;
    for (let page = 1; page <= totalPages; page += 1) {
      setState({ kind: 'running', pages: page - 1, totalPages });
      const { data, isError } = await (isAdmin ? all : own)({ page, pageSize: PAGE_SIZE, userId });
      if (isStopped.current) return setState({ kind: 'idle' });
      if (isError || !data) return setState({ kind: 'failed' });
      responses.push(...data.responses);
      totalPages = data.totalPages;
    }
    await saveCsv(responses.map(toRecord), 'responses');
    setState({ kind: 'idle' });
  };

  const stop = () => {
    isStopped.current = true;
  };

  return { state, start, stop };
}

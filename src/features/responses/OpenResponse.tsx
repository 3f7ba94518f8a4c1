import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useSurveyAnalysisQuery } from '#api/surveyApi.ts';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import type { Response } from '#domain/response/response.ts';
import type { ShownRows } from '#ui/list/RecordList.tsx';
import { writtenPage } from '#ui/list/useListAddress.ts';
import { LoadFailure } from '#ui/page/LoadFailure.tsx';
import { ResponsePanel } from '#ui/response/ResponsePanel.tsx';
import { useOpenResponse } from '#ui/response/useOpenResponse.ts';

/** The response in the address, over the list; its neighbours are the list's (RESPONSES-10). */
export function OpenResponse({ shown }: { shown: ShownRows<Response> }) {
  const { rows, total, isWhole, isStale, page, totalPages } = shown;
  const { id, surveyId: namedSurvey, replace, close } = useOpenResponse();
  const listed = rows.find((row) => row.id === id);
  const surveyId = namedSurvey ?? listed?.survey?.id ?? undefined;
  const {
    currentData: analysis,
    error,
    isFetching,
    refetch,
  } = useSurveyAnalysisQuery(surveyId ?? skipToken);
  const opened = (row: Response) => ({ id: row.id, surveyId: row.survey?.id ?? undefined });

  // A neighbour on another page is known once that page has loaded.
  const edge =
    isStale || typeof id === 'number' ? undefined : id === 'first' ? rows[0] : rows.at(-1);
  const openEdge = useEffectEvent((row: Response) => replace(opened(row)));
  useEffect(() => {
    if (edge) openEdge(edge);
  }, [edge]);

  if (id === null) return null;
  const index = rows.findIndex((row) => row.id === id);
  const goTo = (target: number) => {
    const row = rows[target];
    if (!row) return undefined;
    const pageOfRow = isWhole ? Math.floor(target / limits.pageSize) + 1 : page;
    return () => replace(opened(row), { page: writtenPage(pageOfRow) });
  };
  const turnTo = (other: number, edgeOfPage: 'first' | 'last') =>
    isWhole || other < 1 || other > totalPages
      ? undefined
      : () => replace({ id: edgeOfPage, surveyId }, { page: writtenPage(other) });
  const isListed = index !== -1 && !isStale;
  return (
    <ResponsePanel
      analysis={typeof id === 'number' ? analysis : undefined}
      isUnknown={typeof id === 'number' && surveyId === undefined && !isStale}
      response={analysis?.responses.find((response) => response.id === id)}
      failure={
        error && (
          <LoadFailure what="The response" isTrying={isFetching} onRetry={() => void refetch()} />
        )
      }
      position={
        isListed &&
        total !== undefined &&
        `${formatCount((isWhole ? 0 : (page - 1) * limits.pageSize) + index + 1)} of ${formatCount(total)}`
      }
      onClose={close}
      onPrevious={isListed ? (goTo(index - 1) ?? turnTo(page - 1, 'last')) : undefined}
      onNext={isListed ? (goTo(index + 1) ?? turnTo(page + 1, 'first')) : undefined}
    />
  );
}

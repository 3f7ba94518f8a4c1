import { skipToken } from '@reduxjs/toolkit/query';
import { useSurveyAnalysisQuery } from '#api/surveyApi.ts';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import type { Response } from '#domain/response/response.ts';
import type { VisibleRows } from '#ui/list/RecordList.tsx';
import { formatPage } from '#ui/list/useListParams.ts';
import { ResponsePanel } from '#ui/response/ResponsePanel.tsx';
import { useOpenResponse } from '#ui/response/useOpenResponse.ts';

/** The URL's response over the list, whose rows are its neighbours (RESPONSES-10). */
export function ListedResponse({ visibleRows }: { visibleRows: VisibleRows<Response> }) {
  const { rows, total, needsAllRows, isStale, page } = visibleRows;
  const { id, surveyId: namedSurvey, replace, close } = useOpenResponse();
  const listedRow = rows.find((row) => row.id === id);
  const surveyId = namedSurvey ?? listedRow?.survey?.id ?? undefined;
  const { currentData: analysis, ...analysisQuery } = useSurveyAnalysisQuery(surveyId ?? skipToken);
  if (id === null) return null;
  const index = rows.findIndex((row) => row.id === id);
  const showResponse = (target: number) => {
    const row = rows[target];
    if (!row) return undefined;
    const pageOfRow = needsAllRows ? Math.floor(target / limits.pageSize) + 1 : page;
    const openedResponse = { id: row.id, surveyId: row.survey?.id ?? undefined };
    return () => replace(openedResponse, { page: formatPage(pageOfRow) });
  };
  const isListed = index !== -1 && !isStale;
  return (
    <ResponsePanel
      id={id}
      analysisQuery={analysisQuery}
      analysis={analysis}
      isUnknown={surveyId === undefined && !isStale}
      response={analysis?.responses.find((response) => response.id === id)}
      position={
        isListed &&
        total !== undefined &&
        `${formatCount((needsAllRows ? 0 : (page - 1) * limits.pageSize) + index + 1)} of ${formatCount(total)}`
      }
      onClose={close}
      onPrevious={isListed ? showResponse(index - 1) : undefined}
      onNext={isListed ? showResponse(index + 1) : undefined}
    />
  );
}

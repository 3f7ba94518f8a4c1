import { formatCount } from '#domain/format/figures.ts';
import { ResponsePanel, type ResponsePanelProps } from '#ui/response/ResponsePanel.tsx';
import { useOpenResponse } from '#ui/response/useOpenResponse.ts';
import type { Report } from './useReport.ts';

/** The URL's response over the report, whose responses are its neighbours (RESPONSES-10). */
export function ReportResponse({
  report: { whole, filtered },
  analysisQuery,
}: Pick<ResponsePanelProps, 'analysisQuery'> & { report: Report }) {
  const { id, replace, close } = useOpenResponse();
  const { responses } = filtered;
  const index = responses.findIndex((response) => response.id === id);
  const showResponse = (target: number) => {
    const neighbour = index === -1 ? undefined : responses[target];
    return neighbour && (() => replace({ id: neighbour.id, surveyId: undefined }));
  };
  return (
    <ResponsePanel
      id={id}
      analysisQuery={analysisQuery}
      analysis={whole}
      response={whole.responses.find((response) => response.id === id)}
      position={index !== -1 && `${formatCount(index + 1)} of ${formatCount(responses.length)}`}
      onClose={close}
      onPrevious={showResponse(index - 1)}
      onNext={showResponse(index + 1)}
    />
  );
}

import { TruncatedList } from '../TruncatedList.tsx';
import { UserText } from '../UserText.tsx';
import './response-panel.css';
import { Cross } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import type { AnalyzedResponse, SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { answerReader, valuesByQuestion } from '#domain/analysis/givenAnswers.ts';
import { formatMoment } from '#domain/format/dates.ts';
import { formatDuration, formatPercent } from '#domain/format/figures.ts';
import { parseLocation } from '#domain/response/parseLocation.ts';
import { responseName } from '#domain/response/response.ts';
import { optionText } from '#domain/survey/question.ts';
import { surveyTitle } from '#domain/survey/survey.ts';
import { Button } from '../Button.tsx';
import { FocusingDrawer } from '../dialogs.tsx';
import { useReturnedFocus } from '../focus.ts';
import { LoadFailure } from '../page/LoadFailure.tsx';
import { Loading } from '../page/Loading.tsx';

export interface ResponsePanelProps {
  id: number | null;
  /** The survey's analysis; undefined while it loads. */
  analysis: SurveyAnalysis | undefined;
  /** Undefined if the survey has no such response, or the id is unknown yet. */
  response: AnalyzedResponse | undefined;
  /** The query of the analysis. */
  analysisQuery: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The response's survey is unknown. */
  isUnknown?: boolean;
  /** Where it is among its neighbours: "3 of 35". */
  position: string | false;
  onClose: () => void;
  /** Undefined at either end. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One person's answers, question by question (RESPONSES-10). */
function Content({ analysis, response }: { analysis: SurveyAnalysis; response: AnalyzedResponse }) {
  const { createdAt, timeSpent, completionPercentage, answers } = response;
  const place = parseLocation(response);
  const facts = [
    { name: 'Survey', value: surveyTitle(analysis) },
    { name: 'Created at', value: formatMoment(createdAt ?? '') ?? 'N/A' },
    { name: 'Time spent', value: formatDuration(timeSpent) },
    { name: 'Completion', value: formatPercent(completionPercentage) },
    { name: 'Place', value: place ? `${place.latitude}, ${place.longitude}` : 'N/A' },
  ];
  const givenValues = valuesByQuestion(answers ?? []);
  return (
    <>
      <dl className="stack-close response-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>
              <UserText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {answers && (
        <ol className="stack response-answers" aria-label="Answers">
          {analysis.questions.map((question, index) => {
            const { id, text } = question;
            const values = answerReader(question)(givenValues.get(id) ?? []);
            return (
              <li key={id}>
                <h3>
                  {`Q${index + 1}: `}
                  <UserText text={text} />
                </h3>
                {values.length === 0 ? (
                  <p className="muted">Not answered</p>
                ) : (
                  <TruncatedList items={values} itemName="answers">
                    {(visibleAnswers) =>
                      visibleAnswers.map((value, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the values of an answer have no id
                        <p key={index}>
                          <UserText text={optionText(value)} isBlock />
                        </p>
                      ))
                    }
                  </TruncatedList>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}

/** One response beside its list or report; on phones a page. */
export function ResponsePanel({
  id,
  analysis,
  response,
  analysisQuery: { error, isFetching, refetch },
  isUnknown = false,
  position,
  onClose,
  onPrevious,
  onNext,
}: ResponsePanelProps) {
  const name = response ? responseName(response) : 'Response';
  // The cached analysis may lack a new response, so it is fetched again once.
  const isMissing = analysis !== undefined && !response && !isFetching && !error;
  const [refetchedId, setSought] = useState<number | null>(null);
  useEffect(() => {
    if (!isMissing || refetchedId === id) return;
    setSought(id);
    refetch();
  }, [isMissing, refetchedId, id, refetch]);
  const isGone = isUnknown || (isMissing && refetchedId === id);
  // The row of the response shown last: Next and Previous may have left the opener behind.
  useReturnedFocus(null, () =>
    Array.from(document.links).find(
      ({ search }) => new URLSearchParams(search).get('response') === String(response?.id),
    ),
  );
  return (
    <FocusingDrawer
      isOpen
      onClose={onClose}
      position="right"
      size="min(480px, 100%)"
      transitionDuration={0}
      className="response-panel"
    >
      <div
        role="dialog"
        aria-modal="true"
        aria-label={name}
        className="response-panel-content"
        onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
          if (altKey || ctrlKey || metaKey) return;
          if (key === 'ArrowLeft') onPrevious?.();
          if (key === 'ArrowRight') onNext?.();
        }}
      >
        <div className="row row-apart response-panel-head">
          <h2 aria-live="polite">
            <UserText text={name} />
          </h2>
          <Button
            variant="minimal"
            icon={<Cross />}
            aria-label="Close response"
            title="Close response"
            onClick={onClose}
          />
        </div>
        <div className="stack response-panel-body">
          {analysis && response && <Content analysis={analysis} response={response} />}
          {isGone && <p>This response is no longer there.</p>}
          {!response &&
            !isGone &&
            (error ? (
              <LoadFailure
                what="The response"
                isRetrying={isFetching}
                onRetry={() => void refetch()}
              />
            ) : (
              <Loading />
            ))}
        </div>
        <footer className="row row-apart">
          <Button
            variant="outlined"
            text="Previous response"
            disabled={!onPrevious}
            onClick={() => onPrevious?.()}
          />
          <span className="muted">{position}</span>
          <Button
            variant="outlined"
            text="Next response"
            disabled={!onNext}
            onClick={() => onNext?.()}
          />
        </footer>
      </div>
    </FocusingDrawer>
  );
}

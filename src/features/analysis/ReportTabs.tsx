import { Tab, Tabs } from '@blueprintjs/core';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { useAddress } from '#ui/useAddress.ts';
import { whenIdle } from '#ui/whenIdle.ts';
import { QuestionSummaries } from './QuestionSummaries.tsx';
import { RangeFields } from './RangeFields.tsx';
import type { Days } from './useDays.ts';

const Insights = lazyComponent(async () => (await import('./Insights.tsx')).Insights);
/** With the map's code comes OpenLayers. */
const MapView = lazyComponent(async () => (await import('./MapView.tsx')).MapView);

const tabs = ['questions', 'insights', 'map'];

/** A tab's title that fetches the code of its panel when it is pointed at or reached. */
const title = (text: string, prefetch: () => void): ReactNode => (
  <span onPointerEnter={prefetch} onPointerDown={prefetch}>
    {text}
  </span>
);

/** Blueprint's arrow keys skip tabs without an explicit `aria-disabled="false"`, which this makes it render. */
const enabled = { disabled: false };

/** The three parts of a report (REPORT-3); the chosen one is in the address. */
export function ReportTabs({ analysis, days }: { analysis: SurveyAnalysis; days: Days }) {
  const { params, change } = useAddress();
  const { range, setRange, isSet, responses } = days;
  const asked = params.get('tab') ?? '';

  const choose = (tab: string) => change({ tab: tab === 'questions' ? '' : tab });
  const rangeFields = <RangeFields range={range} onChange={setRange} />;

  useEffect(
    () =>
      whenIdle(() => {
        for (const { prefetch } of [Insights, MapView]) prefetch();
      }),
    [],
  );

  return (
    <Tabs
      id="report"
      className="report-tabs"
      renderActiveTabPanelOnly
      // Its moving line is measured, and beside the tab once the typeface has come.
      animate={false}
      selectedTabId={tabs.includes(asked) ? asked : 'questions'}
      onChange={(tab) => choose(String(tab))}
    >
      <Tab
        {...enabled}
        id="questions"
        title="Question Summaries"
        panel={
          <QuestionSummaries
            survey={surveyTitle(analysis)}
            questions={analysis.questions}
            isOfAllDays={isSet}
          />
        }
      />
      <Tab
        {...enabled}
        id="insights"
        title={title('Insights and Data Trends', Insights.prefetch)}
        panel={
          <Suspense fallback={<Loading shape="charts" />}>
            {rangeFields}
            <Insights analysis={analysis} responses={responses} />
          </Suspense>
        }
      />
      <Tab
        {...enabled}
        id="map"
        title={title('Map View', MapView.prefetch)}
        panel={
          <Suspense fallback={<Loading shape="charts" />}>
            {rangeFields}
            <MapView responses={responses} isOfDays={isSet} />
          </Suspense>
        }
      />
    </Tabs>
  );
}

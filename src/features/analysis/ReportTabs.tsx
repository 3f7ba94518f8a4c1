// The package's index would bring overlays and menus into the first view.
import { Tab } from '@blueprintjs/core/lib/esm/components/tabs/tab';
import { Tabs } from '@blueprintjs/core/lib/esm/components/tabs/tabs';
import { type ReactNode, useEffect } from 'react';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { useAddress } from '#ui/useAddress.ts';
import { whenIdle } from '#ui/whenIdle.ts';
import type { Report } from './filters/useReport.ts';
import { QuestionSummaries } from './summaries/QuestionSummaries.tsx';

const Insights = lazyComponent(
  async () => (await import('./insights/Insights.tsx')).Insights,
  <Loading />,
);
/** The map's code includes OpenLayers. */
const MapView = lazyComponent(async () => (await import('./MapView.tsx')).MapView, <Loading />);

const tabs = ['questions', 'insights', 'map'];

/** A tab's title that prefetches its panel's code on hover and focus. */
const title = (text: string, prefetch: () => void): ReactNode => (
  <span onPointerEnter={prefetch} onPointerDown={prefetch}>
    {text}
  </span>
);

/**
 * Blueprint's arrow keys skip tabs without an explicit `aria-disabled="false"`; this renders it.
 */
const enabled = { disabled: false };

/** The three parts of a report (REPORT-3); the address holds the selected one. */
export function ReportTabs({ report }: { report: Report }) {
  const { params, change } = useAddress();
  const asked = params.get('tab') ?? '';

  const choose = (tab: string) => change({ tab: tab === 'questions' ? '' : tab });

  useEffect(
    () =>
      whenIdle(() => {
        for (const { prefetch } of [Insights, MapView]) void prefetch();
      }),
    [],
  );

  return (
    <Tabs
      id="report"
      className="report-tabs"
      renderActiveTabPanelOnly
      // Measured again after the typeface loads, otherwise the moving line is beside its tab.
      animate={false}
      selectedTabId={tabs.includes(asked) ? asked : 'questions'}
      onChange={(tab) => choose(String(tab))}
    >
      <Tab
        {...enabled}
        id="questions"
        title="Question Summaries"
        panel={<QuestionSummaries report={report} />}
      />
      <Tab
        {...enabled}
        id="insights"
        title={title('Insights and Data Trends', Insights.prefetch)}
        panel={<Insights report={report} />}
      />
      <Tab
        {...enabled}
        id="map"
        title={title('Map View', MapView.prefetch)}
        panel={<MapView report={report} />}
      />
    </Tabs>
  );
}

import { Card, Tab, Tabs } from '@blueprintjs/core';
import { useDeferredValue } from 'react';
import { useHasContentWidth, WIDE } from '#ui/contentWidth.ts';
import { useIsPrinting } from '#ui/hooks.ts';
import { lazyComponent, usePrefetched } from '#ui/lazyComponent.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { useUrlParams } from '#ui/useUrlParams.ts';
import { ComparisonLegend } from '../compare/ComparisonLegend.tsx';
import type { Report } from '../useReport.ts';
import { Facts } from './Facts.tsx';
import { QuestionSummary } from './QuestionSummary.tsx';
import { ReportTools } from './ReportTools.tsx';

/** Enough to fill a window: they are painted first, the others right after. */
const SEEN_FIRST = 2;

/** Every question with its answers (REPORT-4). */
function QuestionSummaries({ report }: { report: Report }) {
  const { questions } = report.filtered;
  const deferredCount = useDeferredValue(questions.length, SEEN_FIRST);
  const isPrinting = useIsPrinting();
  const count = isPrinting ? questions.length : deferredCount;
  const isWide = useHasContentWidth(WIDE);
  return (
    <div className="report-columns">
      {isPrinting && <Facts report={report} />}
      <aside className="report-rail">
        <ComparisonLegend report={report} />
        {isPrinting ? (
          <ChangeCard report={report} />
        ) : (
          isWide && <DeferredChangeCard report={report} />
        )}
      </aside>
      <div className="stack summaries">
        {questions.slice(0, count).map((question, index) => (
          <QuestionSummary
            key={question.id}
            report={report}
            question={question}
            number={index + 1}
          />
        ))}
        {questions.length === 0 && <Card>This survey has no questions yet.</Card>}
      </div>
    </div>
  );
}

const Insights = lazyComponent(async () => (await import('./Insights.tsx')).Insights, <Loading />);
const ChangeCard = lazyComponent(
  async () => (await import('../compare/ChangeCard.tsx')).ChangeCard,
);

/** Testing the answers of many responses takes longer than drawing a chart. */
function DeferredChangeCard({ report }: { report: Report }) {
  const deferredReport = useDeferredValue<Report | null>(report, null);
  return deferredReport && <ChangeCard report={deferredReport} />;
}

/** The map's code includes OpenLayers. */
const MapView = lazyComponent(
  async () => (await import('../map/MapView.tsx')).MapView,
  <Loading />,
);

const first = { id: '', text: 'Question Summaries', Content: QuestionSummaries };
const later = [
  { id: 'insights', text: 'Insights and Data Trends', Content: Insights },
  { id: 'map', text: 'Map View', Content: MapView },
];

/** Paper needs the card at once, also in a narrow window. */
const laterContents = [ChangeCard, ...later.map(({ Content }) => Content)];

/** The three parts of a report (REPORT-3); the URL contains the selected one. */
export function ReportTabs({ report }: { report: Report }) {
  const { params, change } = useUrlParams();
  const { id: openTab } = later.find(({ id }) => id === params.get('tab')) ?? first;

  usePrefetched(laterContents);

  const isWide = useHasContentWidth(WIDE);
  const isPrinting = useIsPrinting();
  return (
    <>
      {!(isWide || isPrinting || report.compareQuestion) && openTab === first.id && (
        <DeferredChangeCard report={report} />
      )}
      {/* Over the end of the tabs, not in their list, which holds tabs alone. */}
      {isWide && (
        <div className="row report-tools">
          <ReportTools report={report} hasQuestions={openTab === first.id} />
        </div>
      )}
      <Tabs
        id="report"
        className="report-tabs"
        animate={false}
        renderActiveTabPanelOnly
        selectedTabId={openTab}
        onChange={(tab) => change({ tab: `${tab}` })}
      >
        {[first, ...later].map(({ id, text, Content }) => (
          <Tab
            key={id}
            id={id}
            title={text}
            // Without it the arrow keys find no tab: React 19 gives no defaults to an unrendered element.
            disabled={false}
            panel={<Content report={report} />}
            onPointerEnter={() => void later.find((tab) => tab.id === id)?.Content.prefetch()}
          />
        ))}
      </Tabs>
    </>
  );
}

import { SortDesc } from '@blueprintjs/icons';
import { Button } from '#ui/Button.tsx';
import { moveAmong } from '#ui/keys.ts';
import { lazyComponent, usePrefetched } from '#ui/lazyComponent.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { useAddress } from '#ui/useAddress.ts';
import type { Report } from './filters/useReport.ts';
import { QuestionSummary } from './summaries/QuestionSummary.tsx';

/** Every question with its answers (REPORT-4). */
function QuestionSummaries({ report }: { report: Report }) {
  const { isByCount, setByCount } = report;
  const { questions } = report.shown;
  return (
    <div className="stack summaries">
      <div className="row row-end report-actions">
        <Button
          variant="minimal"
          icon={<SortDesc />}
          active={isByCount}
          aria-pressed={isByCount}
          text="Choices by count"
          onClick={() => setByCount(!isByCount)}
        />
      </div>
      {questions.map((question, index) => (
        <QuestionSummary key={question.id} report={report} question={question} number={index + 1} />
      ))}
      {questions.length === 0 && <p className="card">This survey has no questions yet.</p>}
    </div>
  );
}

const Insights = lazyComponent(
  async () => (await import('./insights/Insights.tsx')).Insights,
  <Loading />,
);
/** The map's code includes OpenLayers. */
const MapView = lazyComponent(async () => (await import('./MapView.tsx')).MapView, <Loading />);

const first = { id: '', text: 'Question Summaries', Content: QuestionSummaries };
const later = [
  { id: 'insights', text: 'Insights and Data Trends', Content: Insights },
  { id: 'map', text: 'Map View', Content: MapView },
];

const laterContents = later.map(({ Content }) => Content);

/**
 * The three parts of a report (REPORT-3); the address holds the selected one. Blueprint's tabs
 * claim to expand, have no name, and cost the first view 6 kB.
 */
export function ReportTabs({ report }: { report: Report }) {
  const { params, change } = useAddress();
  const { id: shown, Content } = later.find(({ id }) => id === params.get('tab')) ?? first;

  usePrefetched(laterContents);

  return (
    <div className="report-tabs">
      <div
        className="bp6-tab-list"
        role="tablist"
        aria-label="Parts of the report"
        onKeyDown={(event) => void moveAmong('[role="tab"]', event)}
      >
        {[first, ...later].map(({ id, text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`report-tab-${id}`}
            className="plain bp6-tab"
            aria-selected={id === shown}
            aria-controls={id === shown ? 'report-panel' : undefined}
            tabIndex={id === shown ? 0 : -1}
            onPointerEnter={() => void later.find((tab) => tab.id === id)?.Content.prefetch()}
            onClick={({ currentTarget }) => {
              // Safari does not focus a clicked button.
              currentTarget.focus();
              change({ tab: id });
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="report-panel"
        className="bp6-tab-panel"
        aria-labelledby={`report-tab-${shown}`}
      >
        <Content report={report} />
      </div>
    </div>
  );
}

import { Button, Tab, Tabs } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SurveyAnalysis } from '#domain/analysis.ts';
import { Loading } from '#ui/Loading.tsx';
import { Insights } from './Insights.tsx';
import { QuestionSummary } from './QuestionSummary.tsx';

/** The map's code, and OpenLayers with it, is loaded when the tab is opened. */
const MapView = lazy(async () => ({ default: (await import('./MapView.tsx')).MapView }));

const tabs = ['questions', 'insights', 'map'];

/** The three parts of a report (section 2); the chosen one is in the address. */
export function ReportTabs({ analysis }: { analysis: SurveyAnalysis }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab') ?? '';
  return (
    <Tabs
      id="report"
      className="report-tabs"
      renderActiveTabPanelOnly
      selectedTabId={tabs.includes(asked) ? asked : 'questions'}
      onChange={(tab) => setParams(tab === 'questions' ? {} : { tab: String(tab) })}
    >
      <Tab
        id="questions"
        title="Question Summaries"
        panel={
          <div className="summaries">
            <div className="report-actions">
              <Button icon={<Print />} text="Print" onClick={() => window.print()} />
            </div>
            {analysis.questions.map((question, index) => (
              <QuestionSummary key={question.id} question={question} number={index + 1} />
            ))}
            {analysis.questions.length === 0 && (
              <p className="card">This survey has no questions yet.</p>
            )}
          </div>
        }
      />
      <Tab
        id="insights"
        title="Insights and Data Trends"
        panel={<Insights analysis={analysis} />}
      />
      <Tab
        id="map"
        title="Map View"
        panel={
          <Suspense fallback={<Loading />}>
            <MapView responses={analysis.responses} />
          </Suspense>
        }
      />
    </Tabs>
  );
}

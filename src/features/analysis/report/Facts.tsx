import { Card } from '@blueprintjs/core';
import { figureText, reportFigures } from '#domain/analysis/reportFigures.ts';
import type { Report } from '../useReport.ts';

/** The figures of the whole report, side by side (REPORT-9). */
export const Facts = ({ report }: { report: Report }) => (
  <dl className="facts">
    {reportFigures.map((figure) => (
      <Card key={figure.id}>
        <dt className="muted">{figure.label}</dt>
        <dd>{figureText(figure, report.filtered)}</dd>
        {figure.note && <dd className="fact-note">{figure.note}</dd>}
      </Card>
    ))}
  </dl>
);

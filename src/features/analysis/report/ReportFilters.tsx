import { Callout } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { lastResponseText } from '#domain/analysis/lastResponse.ts';
import { hasDays } from '#domain/field/dateRange.ts';
import { userText } from '#domain/field/displayText.ts';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { useRowFocus } from '#ui/focus.ts';
import { filterGroups, type Report } from '../useReport.ts';

/** The options that narrow the report, each with a button to remove it (REPORT-19). */
function FilterChips({ report }: { report: Report }) {
  const { filters, remove, clear } = report;
  const rowFocus = useRowFocus<HTMLFieldSetElement>();
  if (filters.length === 0) return null;
  return (
    <fieldset className="row filter-chips" {...rowFocus}>
      <legend className="muted">Only people who chose</legend>
      {filterGroups(report, userText).map(({ name, options }) => (
        <span key={name}>
          <Button
            text={name}
            endIcon={<Cross />}
            aria-label={`Remove filter ${name}`}
            onClick={() => remove(options)}
          />
        </span>
      ))}
      <span>
        <Button variant="minimal" text="Remove all filters" onClick={clear} />
      </span>
    </fieldset>
  );
}

/** Why a report is empty, and what to do next; empty for a report with responses. */
function emptyReportText({ whole, filtered, range }: Report): string {
  if (whole.responses.length === 0) {
    return 'Nobody has answered yet. Agents collect responses while the survey is open.';
  }
  if (filtered.responses.length > 0) return '';
  return hasDays(range)
    ? `No responses match these days and filters. ${lastResponseText(whole.responses)}`
    : 'No responses match these filters.';
}

/** The filters of the whole report, below its head (REPORT-13, REPORT-19). */
export function ReportFilters({ report }: { report: Report }) {
  const { hasUnknownFilter, compareQuestion, groups, groupCount } = report;
  const emptyText = emptyReportText(report);
  return (
    <>
      {emptyText && (
        <Callout intent="primary" role="status">
          {emptyText}
        </Callout>
      )}
      {compareQuestion && groupCount > groups.length && (
        <p className="muted">{`The first ${formatCount(groups.length)} options are compared; ${formatCount(groupCount - groups.length)} more are left out.`}</p>
      )}
      {hasUnknownFilter && (
        <Callout intent="primary" role="status">
          This address names choices that are not applied: the survey does not have them any more,
          or there are more than {limits.shownChoices}.
        </Callout>
      )}
      <FilterChips report={report} />
    </>
  );
}

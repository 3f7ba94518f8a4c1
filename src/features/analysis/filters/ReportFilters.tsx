import { Callout, HTMLSelect } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { isolated, personText } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { RangeFields } from '#ui/form/RangeFields.tsx';
import { useMediaQuery } from '#ui/hooks.ts';
import { useRowFocus } from '#ui/list/useRowFocus.ts';
import { filterNames, isFilterable, MOST_GROUPS, type Report } from '../useReport.ts';

const NOTHING = '';

/** The choices that narrow the report, each with a button to remove it (REPORT-19). */
function FilterChips({ report }: { report: Report }) {
  const { filters, toggle, clear } = report;
  const rowFocus = useRowFocus<HTMLFieldSetElement>();
  if (filters.length === 0) return null;
  const names = filterNames(report, personText);
  return (
    <fieldset className="row filter-chips" {...rowFocus}>
      <legend className="muted">Only people who chose</legend>
      {filters.map((filter, at) => {
        const name = names[at] ?? '';
        return (
          <span key={`${filter.questionId}.${filter.index}`}>
            <Button
              variant="outlined"
              text={name}
              endIcon={<Cross />}
              aria-label={`Remove filter ${name}`}
              onClick={() => toggle(filter)}
            />
          </span>
        );
      })}
      <span>
        <Button variant="minimal" text="Remove all filters" onClick={clear} />
      </span>
    </fieldset>
  );
}

function Filters({ report }: { report: Report }) {
  const { whole, range, setRange, by, setBy, tellsAnswers } = report;
  const left = (by?.options?.length ?? 0) - MOST_GROUPS;
  const questions = whole.questions.flatMap((question, index) =>
    isFilterable(question)
      ? [
          {
            value: question.id,
            label: `Compare by Q${index + 1}: ${isolated(question.text.slice(0, 60))}`,
          },
        ]
      : [],
  );
  return (
    <div className="row report-filters">
      <RangeFields range={range} onChange={setRange} />
      {tellsAnswers && questions.length > 0 && (
        <HTMLSelect
          aria-label="Compare by"
          iconProps={{ title: false }}
          value={by?.id ?? NOTHING}
          options={[{ value: NOTHING, label: 'Compare by…' }, ...questions]}
          onChange={({ target }) => setBy(Number(target.value) || null)}
        />
      )}
      {left > 0 && (
        <p className="muted">{`The first ${MOST_GROUPS} choices are compared; ${formatCount(left)} more are left out.`}</p>
      )}
    </div>
  );
}

/**
 * The filters of the whole report: days, choices and comparison (REPORT-13, REPORT-19 to
 * REPORT-22). On a phone days and comparison fold, so that answers come first.
 */
export function ReportFilters({ report }: { report: Report }) {
  const isNarrow = useMediaQuery('(max-width: 599px)');
  return (
    <>
      {isNarrow ? (
        <details className="report-fold">
          <summary>Filter and compare</summary>
          <Filters report={report} />
        </details>
      ) : (
        <Filters report={report} />
      )}
      {report.hasUnknownFilter && (
        <Callout intent="primary" role="status">
          This address names choices that are not applied: the survey does not have them any more,
          or there are more than {limits.shownChoices}.
        </Callout>
      )}
      <FilterChips report={report} />
    </>
  );
}

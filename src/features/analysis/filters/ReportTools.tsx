import { Calendar, Chart, SortDesc } from '@blueprintjs/icons';
import { hasDays } from '#domain/field/dateRange.ts';
import { isolated } from '#domain/field/displayText.ts';
import { Button } from '#ui/Button.tsx';
import { RangeFields } from '#ui/form/RangeFields.tsx';
import { useMediaQuery } from '#ui/hooks.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { ChoiceField } from '#ui/list/ChoiceField.tsx';
import { ChoiceMenu } from '#ui/list/ChoiceMenu.tsx';
import { FilterDrawer } from '#ui/list/FilterDrawer.tsx';
import { isFilterable, type Report } from '../useReport.ts';

/** Loaded later: the popover is larger than the rest of the screen's tools. */
const DatesMenu = lazyComponent(async () => (await import('#ui/form/DatesMenu.tsx')).DatesMenu);

/** From this width on, the tools are beside the tabs, and the insights beside the questions. */
export const WIDE_REPORT = '(min-width: 1280px)';

/** The questions to compare by; the first option ends a comparison. */
const comparisonOptions = ({ whole }: Report) => [
  { value: '', text: 'No comparison' },
  ...whole.questions.flatMap((question, index) =>
    isFilterable(question)
      ? [
          {
            value: String(question.id),
            text: `Q${index + 1}: ${isolated(question.text.slice(0, 60))}`,
          },
        ]
      : [],
  ),
];

interface ReportToolsProps {
  report: Report;
  /** Whether the order of options can be changed here. */
  hasSort: boolean;
}

/** Days, comparison and order of options (REPORT-13, REPORT-16, REPORT-22), in a row or a drawer. */
export function ReportTools({ report, hasSort }: ReportToolsProps) {
  const {
    range,
    setRange,
    compareQuestion,
    setCompareQuestion,
    whole,
    hasIndividualAnswers,
    sortsByCount,
    setSortByCount,
  } = report;
  const isWide = useMediaQuery(WIDE_REPORT);
  const Option = isWide ? ChoiceMenu : ChoiceField;
  const options = comparisonOptions(report);
  return (
    <>
      {isWide ? (
        <DatesMenu
          range={range}
          onChange={setRange}
          emptyText="All days"
          variant="minimal"
          icon={<Calendar />}
        />
      ) : (
        <RangeFields range={range} onChange={setRange} />
      )}
      {hasIndividualAnswers && options.length > 1 && (
        <Option
          label="Compare by"
          className={compareQuestion ? 'active-tool' : ''}
          value={compareQuestion ? String(compareQuestion.id) : ''}
          text={
            compareQuestion
              ? `Compare by Q${whole.questions.indexOf(compareQuestion) + 1}`
              : 'Compare by…'
          }
          icon={<Chart />}
          variant="minimal"
          choices={options}
          onChange={(value) => setCompareQuestion(Number(value) || null)}
        />
      )}
      {hasSort && (
        <Button
          variant={isWide ? 'minimal' : 'outlined'}
          icon={<SortDesc />}
          aria-pressed={sortsByCount}
          text="Sort by count"
          onClick={() => setSortByCount(!sortsByCount)}
        />
      )}
    </>
  );
}

/** The tools of a narrow window. */
export function ReportToolsDrawer({ report }: { report: Report }) {
  const { range, compareQuestion, filtered, resetTools, sortsByCount } = report;
  return (
    <FilterDrawer
      activeCount={[hasDays(range), compareQuestion, sortsByCount].filter(Boolean).length}
      total={filtered.responses.length}
      itemName="responses"
      variant="minimal"
      onClear={resetTools}
    >
      <ReportTools report={report} hasSort />
    </FilterDrawer>
  );
}

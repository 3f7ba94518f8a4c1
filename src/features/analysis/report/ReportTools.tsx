import { SortDesc } from '@blueprintjs/icons';
import { hasDays } from '#domain/field/dateRange.ts';
import { isolated } from '#domain/field/displayText.ts';
import { Button } from '#ui/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { ChoiceSelect } from '#ui/list/ChoiceSelect.tsx';
import { FilterDrawer } from '#ui/list/FilterDrawer.tsx';
import { isFilterable, type Report } from '../useReport.ts';

/** Loaded later: the popover is larger than the rest of the screen's tools. */
const DatesField = lazyComponent(async () => (await import('#ui/form/DatesField.tsx')).DatesField);

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
  /** Whether the open tab has the questions, which can be compared and sorted. */
  hasQuestions: boolean;
}

/** Days, comparison and order of options (REPORT-13, REPORT-16, REPORT-22), in a row or a drawer. */
export function ReportTools({ report, hasQuestions }: ReportToolsProps) {
  const {
    range,
    setRange,
    compareQuestion,
    setCompareQuestion,
    hasIndividualAnswers,
    sortsByCount,
    setSortByCount,
  } = report;
  const options = comparisonOptions(report);
  return (
    <>
      <DatesField range={range} onChange={setRange} />
      {hasQuestions && hasIndividualAnswers && options.length > 1 && (
        <ChoiceSelect
          label="Compare by"
          value={compareQuestion ? String(compareQuestion.id) : ''}
          choices={options}
          onChange={(value) => setCompareQuestion(Number(value) || null)}
        />
      )}
      {hasQuestions && (
        <Button
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
      <ReportTools report={report} hasQuestions />
    </FilterDrawer>
  );
}

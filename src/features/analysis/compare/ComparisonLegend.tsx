import { Card } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useId } from 'react';
import { chooseWordForm, formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { isMultiple } from '#domain/survey/question.ts';
import { Button } from '#ui/Button.tsx';
import { useRowFocus } from '#ui/focus.ts';
import { UserText } from '#ui/UserText.tsx';
import { isFilterable, type Report } from '../useReport.ts';
import { groupColor } from './groupColor.ts';

const peopleText = (count: number) =>
  `${formatCount(count)} ${chooseWordForm(count, ['person', 'people'])}`;

/** The compared groups with their colours and bases (REPORT-22). */
export function ComparisonLegend({ report }: { report: Report }) {
  const id = useId();
  const rowFocus = useRowFocus<HTMLDivElement>();
  const { compareQuestion, groups, filtered, whole, setCompareQuestion } = report;
  if (!compareQuestion) return null;
  const number = whole.questions.indexOf(compareQuestion) + 1;
  const answeredCount = filtered.questions[number - 1]?.responseCount ?? 0;
  const missing = filtered.responses.length - answeredCount;
  const isAlone = whole.questions.every(
    (question) => question === compareQuestion || !isFilterable(question),
  );
  return (
    <Card className="change-card legend" role="region" aria-labelledby={id} {...rowFocus}>
      <h2 id={id}>{`Compared by Q${number}`}</h2>
      <span className="muted">
        <UserText text={compareQuestion.text} />
      </span>
      <ul>
        {groups.map((group, index) => {
          const count = group.report.responses.length;
          return (
            <li key={group.index}>
              <span
                className="swatch"
                style={{ background: groupColor(index, groups.length) }}
                aria-hidden="true"
              />
              <UserText text={group.name} />
              <span className="legend-base">
                {count < limits.comparedPeople
                  ? `few answers: ${formatCount(count)}`
                  : peopleText(count)}
              </span>
            </li>
          );
        })}
      </ul>
      {isMultiple(compareQuestion) && <p>Groups overlap: people may have chosen several.</p>}
      {missing > 0 && (
        <p>{`${peopleText(missing)} without an answer to Q${number} ${chooseWordForm(missing, ['is', 'are'])} in no group.`}</p>
      )}
      {isAlone && <p>There is nothing to compare: no other question has choices.</p>}
      <Button
        icon={<Cross />}
        title="Stop comparing"
        text="Stop comparing"
        onClick={() => setCompareQuestion(null)}
      />
    </Card>
  );
}

import { InputGroup } from '@blueprintjs/core';
import { GroupObjects, Search } from '@blueprintjs/icons';
import { useMemo, useState } from 'react';
import type { Answer } from '#domain/analysis/analysis.ts';
import { type EqualAnswers, equalAnswers } from '#domain/analysis/equalAnswers.ts';
import { shortened } from '#domain/field/displayText.ts';
import { formatCount, formatPart, formatPercent, pluralize } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { useIsPrinting } from '#ui/hooks.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { normalizeForSearch } from '#ui/list/searchable.ts';
import { ShowMoreList } from '#ui/ShowMoreList.tsx';
import { UserText } from '#ui/UserText.tsx';
import { FiguresTable } from './FiguresTable.tsx';

/** Up to this many answers need no search. */
const MAX_WITHOUT_SEARCH = 5;
const FIRST_ANSWERS = 10;
/** From this number of equal answers on, answers are grouped at first. */
const MIN_REPEATED = 3;

type AnswerRow = Pick<Answer, 'value'>;

interface AnswersProps {
  /** "Q3": their question. */
  name: string;
  answers: Answer[];
  /** How many people answered: one of them may have written several texts. */
  responseCount?: number | null | undefined;
}

const groupedColumns = (total: number): Column<EqualAnswers>[] => [
  { id: 'answer', header: 'Answer', text: ({ value }) => value },
  {
    id: 'respondents',
    header: '% of Respondents',
    align: 'right',
    text: ({ count }) => formatPercent((100 * count) / total),
  },
  {
    id: 'count',
    header: 'Response Count',
    align: 'right',
    className: 'nowrap',
    text: ({ count }) => formatCount(count),
  },
];

interface GroupedAnswersProps {
  name: string;
  /** The visible groups, most frequent first. */
  groups: readonly EqualAnswers[];
  /** The number of people who answered. */
  total: number;
}

/** Different answers with their numbers as bars and table; of very many, the first ones. */
function GroupedAnswers({ name, groups, total }: GroupedAnswersProps) {
  const [visibleCount, setVisibleCount] = useState<number>(limits.shownAnswers);
  const isPrinting = useIsPrinting();
  const rows = groups.slice(0, isPrinting ? groups.length : visibleCount);
  return (
    <>
      <FiguresTable
        label={`Answers to ${name}`}
        chartLabel={`Responses to ${name}`}
        bars={rows.map(({ value, count }, index) => ({
          key: index,
          label: shortened(value),
          value: count,
          note: formatPercent((100 * count) / total),
          title: formatPart(count, total),
        }))}
        columns={groupedColumns(total)}
        rows={rows}
        rowKey={({ value }) => value}
        rowHeight={40}
      />
      {groups.length > rows.length && (
        <Button
          variant="minimal"
          text={`Show more of ${formatCount(groups.length)} different answers`}
          onClick={() => setVisibleCount(visibleCount + limits.shownAnswers)}
        />
      )}
    </>
  );
}

/** The text answers to a question: searchable, with equal ones grouped and counted (REPORT-12). */
export function Answers({ name, answers, responseCount }: AnswersProps) {
  const [text, setText] = useState('');
  const groups = useMemo(() => equalAnswers(answers), [answers]);
  const hasRepeatedAnswers = (groups[0]?.count ?? 0) >= MIN_REPEATED;
  const [selectedGrouping, setGrouping] = useState<boolean | null>(null);
  const isGrouped = selectedGrouping ?? hasRepeatedAnswers;
  const searchTerm = normalizeForSearch(text);
  const all: readonly AnswerRow[] = isGrouped ? groups : answers;
  const isSearching = searchTerm !== '';
  // Built on the first search and reused for every further letter.
  const texts = useMemo(
    () => (isSearching ? all.map(({ value }) => normalizeForSearch(value)) : []),
    [all, isSearching],
  );
  const rows = isSearching ? all.filter((_, index) => texts[index]?.includes(searchTerm)) : all;
  if (answers.length === 0) return <p>No answers yet</p>;
  return (
    <>
      {answers.length > MAX_WITHOUT_SEARCH && (
        <div className="row answer-tools">
          <InputGroup
            dir="auto"
            type="search"
            leftIcon={<Search />}
            placeholder="Search answers"
            aria-label={`Search answers to ${name}`}
            value={text}
            onValueChange={setText}
          />
          <Button
            icon={<GroupObjects />}
            aria-pressed={isGrouped}
            text="Group equal answers"
            onClick={() => setGrouping(!isGrouped)}
          />
          <span className="muted" role="status">
            {(searchTerm || isGrouped) &&
              (isGrouped
                ? pluralize(rows.length, 'different answer')
                : `${formatPart(rows.length, answers.length)} answers`)}
          </span>
        </div>
      )}
      {rows.length === 0 && <p>{`No answers match “${shortened(text.trim())}”.`}</p>}
      {isGrouped ? (
        rows.length > 0 && (
          <GroupedAnswers
            key={searchTerm}
            name={name}
            groups={rows as readonly EqualAnswers[]}
            total={Math.max(responseCount ?? answers.length, groups[0]?.count ?? 0)}
          />
        )
      ) : (
        <ShowMoreList items={rows} first={FIRST_ANSWERS} itemName="answers" className="answers">
          {({ value }) => <UserText text={value} isBlock />}
        </ShowMoreList>
      )}
    </>
  );
}

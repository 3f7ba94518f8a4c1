import { InputGroup } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import type { Answer } from '#domain/analysis/analysis.ts';
import { equalAnswers } from '#domain/analysis/equalAnswers.ts';
import { countOf, formatCount } from '#domain/format/figures.ts';
import { Button } from '#ui/Button.tsx';
import { GrowingList } from '#ui/GrowingList.tsx';
import { searchable } from '#ui/list/searchable.ts';
import { PersonText } from '#ui/PersonText.tsx';

/** Up to this many need no search. */
const FEW = 5;
const FIRST = 10;

interface AnswerRow {
  value: string;
  /** How many people gave it, when equal answers share a row. */
  count?: number;
}

interface AnswersProps {
  /** "Q3": their question. */
  name: string;
  answers: Answer[];
}

/** The text answers to a question: searchable, with equal ones grouped and counted (REPORT-12). */
export function Answers({ name, answers }: AnswersProps) {
  const [text, setText] = useState('');
  const [isGrouped, setGrouped] = useState(false);
  const wanted = searchable(text);
  const all = useMemo(
    (): AnswerRow[] => (isGrouped ? equalAnswers(answers) : answers),
    [answers, isGrouped],
  );
  const isSearching = wanted !== '';
  // Built on the first search and reused for every further letter.
  const texts = useMemo(
    () => (isSearching ? all.map(({ value }) => searchable(value)) : []),
    [all, isSearching],
  );
  const rows = isSearching ? all.filter((_, index) => texts[index]?.includes(wanted)) : all;
  if (answers.length === 0) return <p>No answers yet</p>;
  return (
    <>
      {answers.length > FEW && (
        <div className="row answer-tools">
          <InputGroup
            dir="auto"
            type="search"
            placeholder="Search answers"
            aria-label={`Search answers to ${name}`}
            value={text}
            onValueChange={setText}
          />
          <Button
            variant="outlined"
            active={isGrouped}
            aria-pressed={isGrouped}
            text="Group equal answers"
            onClick={() => setGrouped(!isGrouped)}
          />
          <span className="muted" role="status">
            {(wanted || isGrouped) &&
              (isGrouped
                ? countOf(rows.length, 'different answer')
                : `${formatCount(rows.length)} of ${formatCount(answers.length)} answers`)}
          </span>
        </div>
      )}
      {rows.length === 0 && <p>{`No answers match “${shortened(text.trim())}”.`}</p>}
      <GrowingList items={rows} first={FIRST} what="answers" className="answers">
        {({ value, count }) => (
          <>
            <PersonText text={value} isBlock={count === undefined} />
            {count !== undefined && <b className="answer-count">{` × ${formatCount(count)}`}</b>}
          </>
        )}
      </GrowingList>
    </>
  );
}

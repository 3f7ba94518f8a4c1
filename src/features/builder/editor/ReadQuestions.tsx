import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pluralize } from '#domain/format/figures.ts';
import { hasSkip, type TextQuestion } from '#questionnaire/questionsIn.ts';
import type { ReadLine } from '#questionnaire/readLines.ts';
import { Button } from '#ui/Button.tsx';
import { TruncatedList } from '#ui/TruncatedList.tsx';
import { type Decide, lineLabel } from './LineRole.tsx';
import { findSkippedLines, ReadGroup } from './ReadGroup.tsx';

interface ReadQuestionsProps {
  lines: ReadLine[];
  questions: ReadonlyMap<number, TextQuestion>;
  firstNumber: number;
  onDecide: Decide;
  /** Takes back all decisions; undefined without any. */
  onReset: (() => void) | undefined;
}

/** The questions to be added, and each line's role, which can be changed (BUILDER-43). */
export function ReadQuestions(props: ReadQuestionsProps) {
  const { lines, questions, firstNumber, onDecide, onReset } = props;
  const groups = useMemo(() => {
    const all: ReadLine[][] = [];
    for (const line of lines) {
      const open = all.at(-1);
      if (line.kind === 'question' || !open) all.push([line]);
      else open.push(line);
    }
    return all;
  }, [lines]);
  const names = new Map(
    [...questions.keys()].map((line, index) => [line, `Q${firstNumber + index}`]),
  );
  const leftOut = groups.flatMap((group) =>
    findSkippedLines(group, questions.get(group[0]?.line ?? 0)),
  ).length;
  const skips = lines.filter(({ kind, text }) => kind === 'choice' && hasSkip(text)).length;
  // A line that gets another role moves to another question, and takes the focus along.
  const [changedLine, setChanged] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (changedLine === null) return;
    section.current
      ?.querySelector<HTMLElement>(`[aria-label="${lineLabel(changedLine)}"]`)
      ?.focus({ preventScroll: true });
  });
  const decide: Decide = (changedLines, decision) => {
    setChanged(decision.kind ? (changedLines[0] ?? null) : null);
    onDecide(changedLines, decision);
  };
  return (
    <section
      className="read-questions stack"
      aria-label="Questions in the text"
      ref={section}
      onKeyDown={(event) => {
        // Without this the browser's own undo removes the pasted text.
        if ((event.ctrlKey || event.metaKey) && event.key === 'z') event.preventDefault();
      }}
      // Once the person is elsewhere, the focus stays there.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setChanged(null);
      }}
    >
      {leftOut > 0 && <p role="status">{`${pluralize(leftOut, 'line')} skipped.`}</p>}
      {skips > 0 && (
        <p className="muted">{`Skips are not supported: ${pluralize(skips, 'line')}.`}</p>
      )}
      {onReset && <Button variant="outlined" text="Undo my changes" onClick={onReset} />}
      <TruncatedList items={groups} itemName="questions">
        {(visibleGroups) =>
          visibleGroups.map((group, index) => {
            const line = group[0]?.line ?? 0;
            return (
              <ReadGroup
                key={line}
                lines={group}
                name={names.get(line) ?? ''}
                question={questions.get(line)}
                isFirst={index === 0}
                changedLine={changedLine}
                onDecide={decide}
              />
            );
          })
        }
      </TruncatedList>
    </section>
  );
}

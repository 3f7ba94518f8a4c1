import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { countOf } from '#domain/format/figures.ts';
import { hasSkip, type TextQuestion } from '#questionnaire/questionsIn.ts';
import type { ReadLine } from '#questionnaire/readLines.ts';
import { Button } from '#ui/Button.tsx';
import { CutList } from '#ui/CutList.tsx';
import { type Decide, lineLabel } from './LineRole.tsx';
import { leftOutOf, ReadGroup } from './ReadGroup.tsx';

interface ReadQuestionsProps {
  lines: ReadLine[];
  questions: ReadonlyMap<number, TextQuestion>;
  firstNumber: number;
  onDecide: Decide;
  /** Takes back all decisions; undefined without any. */
  onReset: (() => void) | undefined;
}

/**
 * Shows the questions that will be added, and the role of each line. Roles, types and "Required" can
 * be changed (BUILDER-43).
 */
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
    leftOutOf(group, questions.get(group[0]?.line ?? 0)),
  ).length;
  const skips = lines.filter(({ kind, text }) => kind === 'choice' && hasSkip(text)).length;
  // A line that gets another role moves to another question, and takes the focus along.
  const [changed, setChanged] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (changed === null) return;
    section.current
      ?.querySelector<HTMLElement>(`[aria-label="${lineLabel(changed)}"]`)
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
        // From here the browser would undo the paste.
        if ((event.ctrlKey || event.metaKey) && event.key === 'z') event.preventDefault();
      }}
      // Once the person is elsewhere, the focus stays there.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setChanged(null);
      }}
    >
      {leftOut > 0 && <p role="status">{`${countOf(leftOut, 'line')} skipped.`}</p>}
      {skips > 0 && (
        <p className="muted">{`Skips are not supported: ${countOf(skips, 'line')}.`}</p>
      )}
      {onReset && <Button variant="outlined" text="Undo my changes" onClick={onReset} />}
      <CutList items={groups} what="questions">
        {(shown) =>
          shown.map((group, at) => {
            const line = group[0]?.line ?? 0;
            return (
              <ReadGroup
                key={line}
                lines={group}
                name={names.get(line) ?? ''}
                question={questions.get(line)}
                isFirst={at === 0}
                changed={changed}
                onDecide={decide}
              />
            );
          })
        }
      </CutList>
    </section>
  );
}

import { Checkbox } from '@blueprintjs/core';
import { useState } from 'react';
import { hasOptions } from '#domain/survey/question.ts';
import type { LineKind } from '#questionnaire/decisions.ts';
import type { TextQuestion } from '#questionnaire/questionsIn.ts';
import { isSkipped, type ReadLine } from '#questionnaire/readLines.ts';
import { Button } from '#ui/Button.tsx';
import { TruncatedList } from '#ui/TruncatedList.tsx';
import { UserText } from '#ui/UserText.tsx';
import { type Decide, formatLineNumber, kindTexts, LineRole } from './LineRole.tsx';
import { TypeSelect } from './questionFields.tsx';

/** The lines that stand in no question, and those with the options of a text question. */
export const findSkippedLines = (lines: readonly ReadLine[], question: TextQuestion | undefined) =>
  lines.filter(
    ({ kind, parts }) =>
      isSkipped(kind) ||
      (question && !hasOptions(question) && (kind === 'choice' || parts.length > 0)),
  );

interface QuestionProps {
  name: string;
  question: TextQuestion;
  lines: ReadLine[];
  onDecide: Decide;
}

/** A question of the text, with fields for its type and "Required". */
function ReadQuestion({ name, question, lines, onDecide }: QuestionProps) {
  const { text, type, required, hasOthers, options } = question;
  const [first] = lines;
  const rows = lines.filter(({ kind }) => kind === 'choice');
  if (!first) return null;
  return (
    <div className="stack-close read-head">
      <div className="row">
        <b>{name}</b>
        <TypeSelect
          label={`Type of ${name}`}
          value={type}
          onChange={(newType) => onDecide([first.line], { type: newType })}
        />
        <Checkbox
          label="Required"
          checked={required}
          onChange={({ target }) => onDecide([first.line], { required: target.checked })}
        />
        {rows.length > 1 && (
          <Button
            variant="outlined"
            text="Split into separate questions"
            aria-label={`Split into separate questions of ${name}`}
            onClick={() =>
              onDecide(
                rows.map(({ line }) => line),
                { kind: 'question' },
              )
            }
          />
        )}
      </div>
      <strong>
        <UserText text={text} />
      </strong>
      {(options.length > 0 || hasOthers) && (
        <TruncatedList items={options} itemName="choices">
          {(visibleLines) => (
            <ul className="row read-choices">
              {visibleLines.map((option, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: options may be equal
                <li key={index}>
                  <UserText text={option} />
                </li>
              ))}
              {hasOthers && <li className="muted">Others</li>}
            </ul>
          )}
        </TruncatedList>
      )}
    </div>
  );
}

interface ReadGroupProps {
  /** A question's line and those below it, or the lines above the first question. */
  lines: ReadLine[];
  name: string;
  question: TextQuestion | undefined;
  /** Whether no line is above. */
  isFirst: boolean;
  /** The line that was just changed: it has the focus. */
  changedLine: number | null;
  onDecide: Decide;
}

/** A question with its lines. Its skipped lines are below it, each with a button that adds it. */
export function ReadGroup({
  lines,
  name,
  question,
  isFirst,
  changedLine,
  onDecide,
}: ReadGroupProps) {
  const hasChanged = lines.some(({ line }) => line === changedLine);
  const [isOpen, setOpen] = useState(false);
  const showsLines = isOpen || hasChanged;
  // An option needs a question above.
  const roles = ['question', 'choice'].slice(0, question ? 2 : 1) as LineKind[];
  return (
    <fieldset className="read-group" aria-label={name || 'Skipped'}>
      {question && (
        <ReadQuestion name={name} question={question} lines={lines} onDecide={onDecide} />
      )}
      <TruncatedList items={findSkippedLines(lines, question)} itemName="lines">
        {(visibleLines) => (
          <ul className="left-out muted">
            {visibleLines.map(({ line, text, parts, kind, why }) => (
              <li key={line} className="row">
                <span>
                  {isSkipped(kind)
                    ? `${kindTexts[kind]}${why && ` (${why})`}: `
                    : 'Skipped (a text question has no choices): '}
                  <UserText text={(kind !== 'question' && text) || parts.join(' / ')} />
                </span>
                {(isSkipped(kind) ? roles : []).map((role) => (
                  <Button
                    key={role}
                    size="small"
                    variant="minimal"
                    text={`Add ${kindTexts[role].toLowerCase()}`}
                    aria-label={`Add ${kindTexts[role].toLowerCase()} from line ${formatLineNumber(line)}`}
                    onClick={() => onDecide([line], { kind: role })}
                  />
                ))}
              </li>
            ))}
          </ul>
        )}
      </TruncatedList>
      <details open={showsLines} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="muted">
          {lines.length === 1
            ? 'Edit how this line was read'
            : `Edit how these ${lines.length} lines were read`}
        </summary>
        {showsLines && (
          <TruncatedList items={lines} itemName="lines">
            {(visibleLines) => (
              <ol>
                {visibleLines.map((line) => (
                  <LineRole
                    key={line.line}
                    readLine={line}
                    hasAbove={question !== undefined && !(isFirst && line === lines[0])}
                    onDecide={onDecide}
                  />
                ))}
              </ol>
            )}
          </TruncatedList>
        )}
      </details>
    </fieldset>
  );
}

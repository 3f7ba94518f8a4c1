import { useMemo } from 'react';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { OmittedCount } from '#ui/OmittedCount.tsx';
import { PersonText } from '#ui/PersonText.tsx';
import { CheckboxField, TypeSelect } from '../questions/questionFields.tsx';
import { hasSkip, type TextQuestion } from './questionsIn.ts';
import { type Decision, type LineKind, lineKinds, type ReadLine } from './readLines.ts';

const kindTexts: Record<LineKind, string> = {
  question: 'Question',
  choice: 'Choice',
  joined: 'Part of the line above',
  instruction: 'Instruction, left out',
  heading: 'Heading, left out',
  ignore: 'Left out',
};

type Decide = (lines: number[], decision: Decision) => void;

function Line({ read, onDecide }: { read: ReadLine; onDecide: Decide }) {
  const { line, kind, text, parts } = read;
  return (
    <li className={`read-line read-${kind}`}>
      <select
        className="select"
        aria-label={`Line ${line + 1} is`}
        value={kind}
        onChange={({ target }) => onDecide([line], { kind: target.value as LineKind })}
      >
        {lineKinds.map((one) => (
          <option key={one} value={one}>
            {kindTexts[one]}
          </option>
        ))}
      </select>
      <PersonText text={text || parts.join(' / ')} />
    </li>
  );
}

interface QuestionProps {
  name: string;
  question: TextQuestion;
  /** Its line, and those below it. */
  lines: ReadLine[];
  onDecide: Decide;
}

/** A question of the text, with fields for its type and "Required". */
function ReadQuestion({ name, question, lines, onDecide }: QuestionProps) {
  const { text, type, required, hasOthers, choices } = question;
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
          onChange={(chosen) => onDecide([first.line], { type: chosen })}
        />
        <CheckboxField
          label="Required"
          checked={required}
          onChange={(checked) => onDecide([first.line], { required: checked })}
        />
        {rows.length > 1 && (
          <Button
            size="small"
            variant="minimal"
            text="One question per line"
            aria-label={`Make each line of ${name} a question`}
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
        <PersonText text={text} />
      </strong>
      {(choices.length > 0 || hasOthers) && (
        <ul className="row read-choices">
          {choices.slice(0, limits.shownRows).map((choice, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: choices may be equal
            <li key={place}>
              <PersonText text={choice} />
            </li>
          ))}
          {hasOthers && <li className="muted">Others</li>}
        </ul>
      )}
      <OmittedCount count={choices.length - limits.shownRows} what="choices" />
    </div>
  );
}

interface ReadQuestionsProps {
  lines: ReadLine[];
  questions: ReadonlyMap<number, TextQuestion>;
  onDecide: Decide;
}

/**
 * Shows the questions that will be added, and the role of each line. Roles, types and "Required" can
 * be changed (BUILDER-43).
 */
export function ReadQuestions({ lines, questions, onDecide }: ReadQuestionsProps) {
  const groups = useMemo(() => {
    const all: ReadLine[][] = [];
    for (const line of lines.slice(0, limits.shownRows)) {
      const open = all.at(-1);
      if (line.kind === 'question' || !open) all.push([line]);
      else open.push(line);
    }
    return all;
  }, [lines]);
  const names = new Map([...questions.keys()].map((line, index) => [line, `Q${index + 1}`]));
  const skips = lines.filter(({ kind, text }) => kind === 'choice' && hasSkip(text)).length;
  return (
    <section className="read-questions stack" aria-label="Questions in the text">
      {skips > 0 && (
        <p className="muted">{`Skips are not supported: ${formatCount(skips)} ${skips === 1 ? 'line' : 'lines'}.`}</p>
      )}
      {groups.map((group) => {
        const [first] = group;
        const question = first && questions.get(first.line);
        return (
          <div key={first?.line} className="read-group">
            {question && (
              <ReadQuestion
                name={names.get(first.line) ?? ''}
                question={question}
                lines={group}
                onDecide={onDecide}
              />
            )}
            <details open={!question}>
              <summary className="muted">
                {group.length === 1 ? 'Change its line' : `Change its ${group.length} lines`}
              </summary>
              <ol>
                {group.map((read) => (
                  <Line key={read.line} read={read} onDecide={onDecide} />
                ))}
              </ol>
            </details>
          </div>
        );
      })}
      <OmittedCount count={lines.length - limits.shownRows} what="lines" />
    </section>
  );
}

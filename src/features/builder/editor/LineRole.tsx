import { HTMLSelect } from '@blueprintjs/core';
import { type Decision, type LineKind, lineKinds } from '#questionnaire/decisions.ts';
import type { ReadLine } from '#questionnaire/readLines.ts';
import { UserText } from '#ui/UserText.tsx';

export const kindTexts: Record<LineKind, string> = {
  question: 'Question',
  choice: 'Choice',
  joined: 'Part of the line above',
  instruction: 'Instruction, skipped',
  heading: 'Heading, skipped',
  ignore: 'Skipped',
};

export type Decide = (lines: number[], decision: Decision) => void;

/** Parts of a line have fractions: line 3, line 3.1. */
export const formatLineNumber = (line: number) => {
  const part = Math.round((line % 1) * 1000);
  return `${Math.floor(line) + 1}${part > 0 ? `.${part}` : ''}`;
};

/** The name of the field for a line's role. */
export const lineLabel = (line: number) => `Line ${formatLineNumber(line)} is`;

interface LineRoleProps {
  readLine: ReadLine;
  /** Whether a question is above, which the line may belong to. */
  hasAbove: boolean;
  onDecide: Decide;
}

/** A line of the text with the field for its role. */
export function LineRole({ readLine, hasAbove, onDecide }: LineRoleProps) {
  const { line, kind, text, parts } = readLine;
  return (
    <li className={`read-line read-${kind}`}>
      <HTMLSelect
        aria-label={lineLabel(line)}
        iconProps={{ title: false }}
        value={kind}
        options={lineKinds
          .filter((kind) => hasAbove || (kind !== 'choice' && kind !== 'joined'))
          .map((kind) => ({ value: kind, label: kindTexts[kind] }))}
        onChange={({ target }) => onDecide([line], { kind: target.value as LineKind })}
      />
      <UserText text={text || parts.join(' / ')} />
    </li>
  );
}

import { Checkbox, HTMLSelect } from '@blueprintjs/core';
import { memo } from 'react';
import { type QuestionType, questionTypes } from '#domain/survey/question.ts';
import type { DraftQuestion } from '../draft/draft.ts';
import { edits } from '../draft/draftSlice.ts';
import type { DraftEditor } from './useEditor.ts';

interface TypeSelectProps {
  label: string;
  value: QuestionType;
  onChange: (type: QuestionType) => void;
}

/** Chooses the type of a question. */
export function TypeSelect({ label, value, onChange }: TypeSelectProps) {
  return (
    <HTMLSelect
      aria-label={label}
      title="Input Type (Alt + Shift + C)"
      iconProps={{ title: false }}
      value={value}
      options={Object.entries(questionTypes).map(([name, type]) => ({
        value: name,
        label: type.label,
      }))}
      onChange={({ target }) => onChange(target.value as QuestionType)}
    />
  );
}

type Settings = Pick<DraftQuestion, 'type' | 'required' | 'hasOthers'>;

/** A question's type and checkboxes, which typing in the question does not render. */
export const QuestionSettings = memo(function QuestionSettings({
  question,
  type,
  required,
  hasOthers,
  editor,
}: Settings & { question: string; editor: DraftEditor }) {
  const change = (settings: Partial<Settings>) =>
    editor.edit(edits.changeQuestion({ question, change: settings }));
  return (
    <>
      <TypeSelect
        label="Input Type"
        value={type}
        onChange={(newType) => change({ type: newType })}
      />
      <Checkbox
        label="Required"
        checked={required}
        onChange={({ target }) => change({ required: target.checked })}
      />
      <Checkbox
        label={'Add "Other\'s" as option'}
        checked={hasOthers}
        onChange={({ target }) => change({ hasOthers: target.checked })}
      />
    </>
  );
});

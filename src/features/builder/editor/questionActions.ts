import { isBlankText, isolated } from '#domain/field/displayText.ts';
import { hasOptions, type QuestionType, questionTypes } from '#domain/survey/question.ts';
import { findFocusSuccessor } from '#ui/focus.ts';
import { type DraftQuestion, draftOptionName } from '../draft/draft.ts';
import { edits } from '../draft/draftSlice.ts';
import { buttonAfterMove } from './MoveButtons.tsx';
import type { DraftEditor } from './useEditor.ts';

/** A question and its surroundings. */
export interface QuestionPosition {
  question: string;
  /** The question's index. There is no property with their number: adding one would render all. */
  index: number;
  isLast: boolean;
  editor: DraftEditor;
}

/** A question of the draft as it is now, for callbacks that outlive a rendering. */
export const currentQuestion = (editor: DraftEditor, key: string): DraftQuestion | undefined =>
  editor.current().questions.find((question) => question.key === key);

/** The last option, if it is empty and not the only one. */
export function emptyLastOption({ options, ...question }: DraftQuestion) {
  const last = options.at(-1);
  const isEmpty = last?.id === undefined && last?.isActive && isBlankText(last.text);
  return hasOptions(question) && isEmpty && options.length > 1 ? last : undefined;
}

/** Moves to the next question, or to a new one, and drops an empty last option (BUILDER-44). */
export function goToNextQuestion(editor: DraftEditor, key: string): void {
  const { questions } = editor.current();
  const position = questions.findIndex((question) => question.key === key);
  const question = questions[position];
  const emptyOption = question && emptyLastOption(question);
  if (emptyOption) editor.edit(edits.removeOption({ question: key, option: emptyOption.key }));
  const next = questions[position + 1];
  if (next) editor.focus(next.key);
  else editor.editAndFocusNew((newKey) => edits.addQuestion({ key: newKey }));
}

/** The toast's text about a removed question or option. */
export const removalToast = (name: string, { id }: { id?: number | undefined }) => ({
  title: `${isolated(name)} was removed`,
  description:
    id === undefined ? undefined : 'Its answers are deleted with it when the survey is updated.',
});

/** Moves an option to another position, counted from 0. */
export function moveOption(
  editor: DraftEditor,
  question: string,
  key: string,
  toIndex: number,
): void {
  const { options = [] } = currentQuestion(editor, question) ?? {};
  const fromIndex = options.findIndex((option) => option.key === key);
  const option = options[fromIndex];
  if (!option) return;
  editor.edit(edits.moveOption({ question, option: key, toIndex }));
  editor.announce(
    `${draftOptionName(option, fromIndex)} is now choice ${toIndex + 1} of ${options.length}`,
  );
}

const types = Object.keys(questionTypes) as QuestionType[];

export function questionActions({ question: key, index, editor }: QuestionPosition) {
  const name = `Q${index + 1}`;
  return {
    name,

    /** Focuses the named element, or a button of the question. */
    move: (toIndex: number, focus?: string) => {
      const count = editor.current().questions.length;
      editor.edit(edits.moveQuestion({ question: key, toIndex }));
      editor.announce(`${name} is now question ${toIndex + 1} of ${count}`);
      editor.focus(focus ?? buttonAfterMove(key, { from: index, to: toIndex }), key);
    },

    duplicate: () => {
      editor.editAndFocusNew((newKey) => edits.duplicateQuestion({ original: key, key: newKey }));
      editor.announce(`${name} was duplicated`);
    },

    changeType: () => {
      const question = currentQuestion(editor, key);
      if (!question) return undefined;
      const type = types[(types.indexOf(question.type) + 1) % types.length] ?? 'text';
      editor.edit(edits.changeQuestion({ question: key, change: { type } }));
      editor.announce(`${name}: ${questionTypes[type].label}`);
      return type;
    },

    remove: () => {
      const { questions } = editor.current();
      const question = questions[index];
      if (question?.key !== key) return;
      editor.edit(edits.removeQuestion({ question: key }));
      editor.offerUndo(removalToast(name, question), [key]);
      editor.focus(findFocusSuccessor(questions, index)?.key ?? 'add-question');
    },
  };
}

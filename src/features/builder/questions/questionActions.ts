import type { DraftEditor } from '../editing/useEditor.ts';
import { heirOf } from './heirOf.ts';
import { buttonAfterMove } from './MoveButtons.tsx';

/** A question, and what stands around it. */
export interface QuestionPlace {
  /** Its key. */
  question: string;
  /** Where it stands, counted from 0. Not how many there are: with each more, all would be rendered anew. */
  index: number;
  isLast: boolean;
  editor: DraftEditor;
}

/** What can be done to a whole question, by its buttons and its keys. */
export function questionActions({ question: key, index, editor }: QuestionPlace) {
  const name = `Q${index + 1}`;
  return {
    name,

    /** The focus goes to the element named, or to a button of the question. */
    move: (to: number, focus?: string) => {
      const count = editor.current().questions.length;
      editor.edit({ type: 'moveQuestion', question: key, to });
      editor.announce(`${name} is now question ${to + 1} of ${count}`);
      editor.focus(focus ?? buttonAfterMove(key, { from: index, to }), key);
    },

    duplicate: () => {
      editor.editAndFocusNew({ type: 'duplicateQuestion', question: key });
      editor.announce(`${name} was duplicated`);
    },

    remove: () => {
      const { questions } = editor.current();
      const question = questions[index];
      if (question?.key !== key) return;
      editor.edit({ type: 'removeQuestion', question: key });
      editor.sayRemoved(name, question.id !== undefined, {
        type: 'putQuestionBack',
        question,
        to: index,
      });
      editor.focus(heirOf(questions, index)?.key ?? 'add-question');
    },
  };
}

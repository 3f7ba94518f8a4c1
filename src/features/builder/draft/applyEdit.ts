import { hasOptions, type QuestionType } from '#domain/survey/question.ts';
import {
  type Draft,
  type DraftOption,
  type DraftQuestion,
  emptyQuestion,
  type LogoChange,
} from './draft.ts';

type QuestionChange = Partial<Pick<DraftQuestion, 'text' | 'type' | 'required' | 'hasOthers'>>;
type OptionChange = Partial<Pick<DraftOption, 'text' | 'isActive'>>;

/** Every edit of a draft. Each is one undo step; typing in one field is one step together. */
export type Edit =
  | { type: 'setTitle'; title: string }
  | { type: 'setLogo'; logo: LogoChange }
  | { type: 'addQuestion' }
  | { type: 'changeQuestion'; question: string; change: QuestionChange }
  | { type: 'removeQuestion'; question: string }
  /** Inserted after the named question, replacing it if empty; without a name, at the end. */
  | { type: 'addQuestions'; questions: AddedQuestion[]; afterKey?: string }
  | { type: 'duplicateQuestion'; question: string }
  | { type: 'moveQuestion'; question: string; toIndex: number }
  | { type: 'addOption'; question: string; afterKey?: string }
  | { type: 'changeOption'; question: string; option: string; change: OptionChange }
  | { type: 'pasteOptions'; question: string; option: string; texts: string[] }
  | { type: 'removeOption'; question: string; option: string }
  | { type: 'moveOption'; question: string; option: string; toIndex: number };

const isEmptyQuestion = (question: DraftQuestion | undefined): boolean =>
  question?.id === undefined &&
  question?.text === '' &&
  question.options.every(({ text }) => text === '');

/** The number of the first question that `addQuestions` adds at the end. */
export const firstAddedNumber = ({ questions }: Draft): number =>
  questions.length + (isEmptyQuestion(questions.at(-1)) ? 0 : 1);

/** A question that is added whole; omitted parts are as in an empty one. */
export interface AddedQuestion {
  text: string;
  options: string[];
  type?: QuestionType;
  required?: boolean;
  hasOthers?: boolean;
}

interface Keyed {
  key: string;
}

function changeOne<Item extends Keyed>(items: Item[], key: string, change: (item: Item) => Item) {
  return items.map((item) => (item.key === key ? change(item) : item));
}

function moveOne<Item extends Keyed>(items: Item[], key: string, toIndex: number): Item[] {
  const movedItem = items.find((item) => item.key === key);
  if (!movedItem) return items;
  const others = items.filter((item) => item.key !== key);
  return others.toSpliced(Math.max(0, toIndex), 0, movedItem);
}

function insertAfter<Item extends Keyed>(items: Item[], key: string | undefined, added: Item[]) {
  const index = items.findIndex((item) => item.key === key);
  return items.toSpliced(index === -1 ? items.length : index + 1, 0, ...added);
}

/** Keys for new items: the first one requested is the edit's own. */
function createKeyGenerator(key: string) {
  let keyCount = 0;
  return () => {
    keyCount += 1;
    return keyCount === 1 ? key : `${key}-${keyCount}`;
  };
}

const emptyOption = (key: string, text = ''): DraftOption => ({ key, text, isActive: true });

/** A copy is a new option: the server's id stays with the original. */
const copyOption = ({ text, isActive }: DraftOption, key: string): DraftOption => ({
  key,
  text,
  isActive,
});

/**
 * A draft after one edit; untouched parts stay the same objects. New items get `key`, which is
 * unique to the edit.
 */
export function applyEdit(draft: Draft, edit: Edit, key: string): Draft {
  const nextKey = createKeyGenerator(key);
  const updateQuestion = (
    question: string,
    change: (question: DraftQuestion) => DraftQuestion,
  ): Draft => ({ ...draft, questions: changeOne(draft.questions, question, change) });
  const updateOptions = (questionKey: string, change: (options: DraftOption[]) => DraftOption[]) =>
    updateQuestion(questionKey, (question) => ({ ...question, options: change(question.options) }));

  switch (edit.type) {
    case 'setTitle':
      return { ...draft, title: edit.title };

    case 'setLogo':
      return { ...draft, logo: edit.logo };

    case 'addQuestion':
      return { ...draft, questions: [...draft.questions, emptyQuestion(nextKey())] };

    case 'changeQuestion':
      return updateQuestion(edit.question, (question) => {
        const changedQuestion = { ...question, ...edit.change };
        const needsOption = hasOptions(changedQuestion) && changedQuestion.options.length === 0;
        return needsOption
          ? { ...changedQuestion, options: [emptyOption(nextKey())] }
          : changedQuestion;
      });

    case 'removeQuestion':
      return {
        ...draft,
        questions: draft.questions.filter((question) => question.key !== edit.question),
      };

    case 'addQuestions': {
      const added = edit.questions.map(
        ({ options, type = options.length > 0 ? 'single' : 'text', ...facts }): DraftQuestion => ({
          ...emptyQuestion(nextKey()),
          ...facts,
          type,
          options: options.map((option) => emptyOption(nextKey(), option)),
        }),
      );
      // Pasted questions replace an empty question: the last one, or the one with the focus.
      const { questions } = draft;
      const afterKey = edit.afterKey ?? questions.at(-1)?.key;
      const index = questions.findIndex(({ key }) => key === afterKey);
      return {
        ...draft,
        questions: isEmptyQuestion(questions[index])
          ? questions.toSpliced(index, 1, ...added)
          : insertAfter(questions, afterKey, added),
      };
    }

    case 'duplicateQuestion': {
      const original = draft.questions.find(({ key }) => key === edit.question);
      if (!original) return draft;
      const { id: _, ...rest } = original;
      const copyKey = nextKey();
      const options = original.options.map((option) => copyOption(option, nextKey()));
      const copy = { ...rest, key: copyKey, options };
      const questions = insertAfter(draft.questions, edit.question, [copy]);
      return { ...draft, questions };
    }

    case 'moveQuestion':
      return { ...draft, questions: moveOne(draft.questions, edit.question, edit.toIndex) };

    case 'addOption':
      return updateOptions(edit.question, (options) =>
        insertAfter(options, edit.afterKey, [emptyOption(nextKey())]),
      );

    case 'changeOption':
      return updateOptions(edit.question, (options) =>
        changeOne(options, edit.option, (option) => ({ ...option, ...edit.change })),
      );

    case 'pasteOptions': {
      const [first = '', ...others] = edit.texts;
      const lastKey = nextKey();
      const added = others.map((text, index) =>
        emptyOption(index === others.length - 1 ? lastKey : nextKey(), text),
      );
      return updateOptions(edit.question, (options) =>
        insertAfter(
          changeOne(options, edit.option, (option) => ({ ...option, text: first })),
          edit.option,
          added,
        ),
      );
    }

    case 'removeOption':
      return updateOptions(edit.question, (options) =>
        options.filter(({ key }) => key !== edit.option),
      );

    case 'moveOption':
      return updateOptions(edit.question, (options) => moveOne(options, edit.option, edit.toIndex));
  }
}

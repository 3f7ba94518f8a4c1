import { createSlice, isDraft, original, type PayloadAction } from '@reduxjs/toolkit';
import { hasOptions, type QuestionType } from '#domain/survey/question.ts';
import {
  type Draft,
  type DraftOption,
  type DraftQuestion,
  emptyQuestion,
  type LogoChange,
  newDraft,
} from './draft.ts';

/** A question that is added whole; omitted parts are as in an empty one. */
export interface AddedQuestion {
  text: string;
  options: string[];
  type?: QuestionType;
  required?: boolean;
  hasOthers?: boolean;
}

interface QuestionChange {
  question: string;
  change: Partial<Pick<DraftQuestion, 'text' | 'type' | 'required' | 'hasOthers'>>;
}

interface OptionChange {
  question: string;
  option: string;
  change: Partial<Pick<DraftOption, 'text' | 'isActive'>>;
}

interface Keyed {
  key: string;
}

/** Searches the array before the edit: reading an item of Immer's draft creates a proxy for it. */
function findIndex(items: readonly Keyed[], key: string | undefined): number {
  const plainItems: readonly Keyed[] = isDraft(items)
    ? (original<unknown>(items) as Keyed[])
    : items;
  return plainItems.findIndex((item) => item.key === key);
}

const findItem = <Item extends Keyed>(items: readonly Item[], key: string) =>
  items[findIndex(items, key)];

/** Inserts items after another one, or at the end. */
function insertAfter<Item extends Keyed>(items: Item[], key: string | undefined, added: Item[]) {
  const index = findIndex(items, key);
  items.splice(index === -1 ? items.length : index + 1, 0, ...added);
}

function removeItem<Item extends Keyed>(items: Item[], key: string): Item | undefined {
  const index = findIndex(items, key);
  return index === -1 ? undefined : items.splice(index, 1)[0];
}

function moveItem<Item extends Keyed>(items: Item[], key: string, toIndex: number) {
  const item = removeItem(items, key);
  if (item) items.splice(Math.max(0, toIndex), 0, item);
}

/** Returns a function that creates keys for new items: first the given one. */
function createKeyGenerator(key: string) {
  let keyCount = 0;
  return () => {
    keyCount += 1;
    return keyCount === 1 ? key : `${key}-${keyCount}`;
  };
}

const isEmptyQuestion = (question: DraftQuestion | undefined): boolean =>
  question?.id === undefined &&
  question?.text === '' &&
  question.options.every(({ text }) => text === '');

/** The number of the first question that `addQuestions` adds at the end. */
export const firstAddedNumber = ({ questions }: Draft): number =>
  questions.length + (isEmptyQuestion(questions.at(-1)) ? 0 : 1);

const emptyOption = (key: string, text = ''): DraftOption => ({ key, text, isActive: true });

const findOptions = ({ questions }: Draft, question: string): DraftOption[] =>
  findItem(questions, question)?.options ?? [];

/**
 * Every edit of a draft. Each is one undo step; typing in one field is one step together. `question`
 * and `option` are the keys of what changes, and `key` is for a new item: it is unique.
 */
const draftSlice = createSlice({
  name: 'draft',
  initialState: newDraft,
  reducers: {
    setTitle(draft, { payload }: PayloadAction<{ title: string }>) {
      draft.title = payload.title;
    },

    setLogo(draft, { payload }: PayloadAction<{ logo: LogoChange }>) {
      draft.logo = payload.logo;
    },

    addQuestion({ questions }, { payload }: PayloadAction<{ key: string }>) {
      questions.push(emptyQuestion(payload.key));
    },

    changeQuestion({ questions }, { payload }: PayloadAction<QuestionChange>) {
      const question = findItem(questions, payload.question);
      if (!question) return;
      Object.assign(question, payload.change);
      if (hasOptions(question) && question.options.length === 0) {
        question.options.push(emptyOption(`${question.key}-option`));
      }
    },

    removeQuestion({ questions }, { payload }: PayloadAction<{ question: string }>) {
      removeItem(questions, payload.question);
    },

    /** Adds questions after another one, which they replace if it is empty. */
    addQuestions(
      { questions },
      { payload }: PayloadAction<{ questions: AddedQuestion[]; afterKey?: string; key: string }>,
    ) {
      const nextKey = createKeyGenerator(payload.key);
      const added = payload.questions.map(
        ({ options, type = options.length > 0 ? 'single' : 'text', ...facts }): DraftQuestion => ({
          ...emptyQuestion(nextKey()),
          ...facts,
          type,
          options: options.map((option) => emptyOption(nextKey(), option)),
        }),
      );
      const index = payload.afterKey
        ? findIndex(questions, payload.afterKey)
        : questions.length - 1;
      if (isEmptyQuestion(questions[index])) questions.splice(index, 1, ...added);
      else insertAfter(questions, questions[index]?.key, added);
    },

    duplicateQuestion(
      { questions },
      { payload }: PayloadAction<{ original: string; key: string }>,
    ) {
      const original = findItem(questions, payload.original);
      if (!original) return;
      const nextKey = createKeyGenerator(payload.key);
      // The server's ids stay with the original.
      const { id: _, ...content } = original;
      const key = nextKey();
      const options = original.options.map(({ text, isActive }) => ({
        key: nextKey(),
        text,
        isActive,
      }));
      insertAfter(questions, original.key, [{ ...content, key, options }]);
    },

    moveQuestion({ questions }, { payload }: PayloadAction<{ question: string; toIndex: number }>) {
      moveItem(questions, payload.question, payload.toIndex);
    },

    addOption(
      draft,
      { payload }: PayloadAction<{ question: string; afterKey?: string; key: string }>,
    ) {
      const question = findItem(draft.questions, payload.question);
      if (question) insertAfter(question.options, payload.afterKey, [emptyOption(payload.key)]);
    },

    changeOption(draft, { payload }: PayloadAction<OptionChange>) {
      const option = findItem(findOptions(draft, payload.question), payload.option);
      if (option) Object.assign(option, payload.change);
    },

    /** Replaces an option by several; the last one has the key. */
    pasteOptions(
      draft,
      {
        payload,
      }: PayloadAction<{ question: string; option: string; texts: string[]; key: string }>,
    ) {
      const options = findOptions(draft, payload.question);
      const option = findItem(options, payload.option);
      if (!option) return;
      const [first = '', ...others] = payload.texts;
      const nextKey = createKeyGenerator(payload.key);
      const lastKey = nextKey();
      const added = others.map((text, index) =>
        emptyOption(index === others.length - 1 ? lastKey : nextKey(), text),
      );
      option.text = first;
      insertAfter(options, option.key, added);
    },

    removeOption(draft, { payload }: PayloadAction<{ question: string; option: string }>) {
      removeItem(findOptions(draft, payload.question), payload.option);
    },

    moveOption(
      draft,
      { payload }: PayloadAction<{ question: string; option: string; toIndex: number }>,
    ) {
      moveItem(findOptions(draft, payload.question), payload.option, payload.toIndex);
    },
  },
});

/** Creates the edits of a draft. */
export const edits = draftSlice.actions;

export type Edit = ReturnType<(typeof edits)[keyof typeof edits]>;

/** Returns a draft after one edit; untouched parts stay the same objects. */
export const draftReducer = draftSlice.reducer;

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type QuestionType, questionTypes } from '#domain/survey/question.ts';
import { createDraft, type Draft, newDraft, toForm } from './draft.ts';
import { type Edit, edits, firstAddedNumber } from './draftSlice.ts';
import { type History, type HistoryAction, historyReducer, startHistory } from './history.ts';

const types = Object.keys(questionTypes) as QuestionType[];

const savedDraft = createDraft({
  title: 'Hello',
  questions: [
    {
      id: 7,
      text: 'Which?',
      type: 'single',
      required: true,
      hasOthers: false,
      options: [
        { text: 'A', isActive: true },
        { text: 'B', isActive: false },
      ],
    },
    { id: 8, text: 'Why?', type: 'text', required: false, hasOthers: false, options: [] },
  ],
});

const applyEdits = (draft: Draft, ...actions: Edit[]) =>
  actions.reduce<History>(historyReducer, startHistory(draft)).present;

const [which, why] = savedDraft.questions.map(({ key }) => key) as [string, string];
const [a, b] = (savedDraft.questions[0]?.options ?? []).map(({ key }) => key) as [string, string];
const optionTexts = (draft: Draft) => draft.questions[0]?.options.map(({ text }) => text);
const questionTexts = (draft: Draft) => draft.questions.map(({ text }) => text);

test('an edit after an undo removes what could be redone (BUILDER-33)', () => {
  const removal = edits.removeQuestion({ question: why });
  const undone = historyReducer(historyReducer(startHistory(savedDraft), removal), {
    type: 'undo',
  });
  expect(undone.future).toHaveLength(1);
  const editedHistory = historyReducer(undone, edits.setTitle({ title: 'Tea' }));
  expect(editedHistory.future).toEqual([]);
  expect(historyReducer(editedHistory, { type: 'redo' })).toBe(editedHistory);
});

test('changing from options to text and back keeps the options, and a text sends none', () => {
  const text = applyEdits(
    savedDraft,
    edits.changeQuestion({ question: which, change: { type: 'text' } }),
  );
  expect(toForm(text).questions[0]?.options).toEqual([]);
  const back = applyEdits(
    text,
    edits.changeQuestion({ question: which, change: { type: 'multiple' } }),
  );
  expect(optionTexts(back)).toEqual(['A', 'B']);
});

test('untouched parts stay the same objects', () => {
  const draft = applyEdits(
    savedDraft,
    edits.changeQuestion({ question: which, change: { text: 'What?' } }),
  );
  expect(draft.questions[1]).toBe(savedDraft.questions[1]);
});

test('questions from text are inserted after a question, at the end, or in place of an empty one', () => {
  const added = (draft: Draft, last?: string): Edit =>
    edits.addQuestions({
      key: 'new',
      questions: [
        { text: 'Which one?', options: ['X', 'Y'] },
        { text: 'Why not?', options: [], required: true },
        { text: 'All?', options: ['Z'], type: 'multiple', hasOthers: true },
      ],
      ...(last !== undefined && {
        afterKey: draft.questions.find(({ text }) => text === last)?.key ?? '',
      }),
    });
  const texts = ['Which one?', 'Why not?', 'All?'];
  expect(questionTexts(applyEdits(savedDraft, added(savedDraft)))).toEqual([
    'Which?',
    'Why?',
    ...texts,
  ]);
  expect(questionTexts(applyEdits(savedDraft, added(savedDraft, 'Which?')))).toEqual([
    'Which?',
    ...texts,
    'Why?',
  ]);
  // A typed option makes a question more than empty.
  const empty = applyEdits(
    newDraft,
    edits.changeQuestion({ question: 'first', change: { type: 'single' } }),
  );
  const [option] = empty.questions[0]?.options ?? [];
  expect(questionTexts(applyEdits(empty, added(empty)))).toEqual(texts);
  const typedDraft = applyEdits(
    empty,
    edits.changeOption({ question: 'first', option: option?.key ?? '', change: { text: 'A' } }),
  );
  expect(questionTexts(applyEdits(typedDraft, added(typedDraft)))).toEqual(['', ...texts]);
  const two = applyEdits(newDraft, edits.addQuestion({ key: 'new' }));
  expect(questionTexts(applyEdits(two, added(two)))).toEqual(['', ...texts]);
  const blank = createDraft({
    title: 'Saved',
    questions: [{ id: 9, text: '', type: 'text', required: false, hasOthers: false, options: [] }],
  });
  expect(questionTexts(applyEdits(blank, added(blank)))).toEqual(['', ...texts]);
  expect([newDraft, empty, typedDraft, two, savedDraft].map(firstAddedNumber)).toEqual([
    1, 1, 2, 2, 3,
  ]);
  expect(firstAddedNumber({ ...savedDraft, questions: [] })).toBe(1);
  expect(questionTexts(applyEdits({ ...savedDraft, questions: [] }, added(savedDraft)))).toEqual(
    texts,
  );
});

test('an edit of a removed item changes nothing', () => {
  const lateEdits: Edit[] = [
    edits.removeQuestion({ question: 'gone' }),
    edits.duplicateQuestion({ key: 'new', original: 'gone' }),
    edits.moveQuestion({ question: 'gone', toIndex: 0 }),
    edits.changeQuestion({ question: 'gone', change: { text: 'No' } }),
    edits.moveOption({ question: which, option: 'gone', toIndex: 0 }),
    edits.addOption({ question: 'gone', key: 'new' }),
    edits.changeOption({ question: 'gone', option: a, change: { text: 'No' } }),
    edits.pasteOptions({ question: 'gone', option: a, texts: ['No'], key: 'new' }),
    edits.removeOption({ question: 'gone', option: a }),
    edits.changeOption({ question: which, option: 'gone', change: { text: 'No' } }),
  ];
  for (const edit of lateEdits) expect(applyEdits(savedDraft, edit), edit.type).toBe(savedDraft);
});

test('removing a question keeps the others', () => {
  const removal = edits.removeQuestion({ question: which });
  expect(applyEdits(savedDraft, removal).questions).toEqual([savedDraft.questions[1]]);
});

test('every new item has its own key, and the item to focus has the edit’s key', () => {
  const applyToSaved = (edit: Edit) => {
    const draft = applyEdits(savedDraft, edit);
    const keys = draft.questions.flatMap(({ key, options }) => [
      key,
      ...options.map((option) => option.key),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
    const keysBefore = savedDraft.questions.flatMap(({ key, options }) => [
      key,
      ...options.map((option) => option.key),
    ]);
    return keys.filter((key) => !keysBefore.includes(key));
  };
  expect(applyToSaved(edits.duplicateQuestion({ key: 'new', original: which }))).toEqual([
    'new',
    'new-2',
    'new-3',
  ]);
  const copy = applyEdits(savedDraft, edits.duplicateQuestion({ key: 'new', original: which }));
  expect(copy.questions[1]).toMatchObject({ key: 'new', text: 'Which?' });
  expect(copy.questions[1]?.id).toBeUndefined();
  // The last pasted option gets the focus, by the edit's own key.
  const paste = (texts: string[]) =>
    edits.pasteOptions({ question: which, option: a, texts, key: 'new' });
  expect(applyToSaved(paste(['1', '2', '3']))).toEqual(['new-2', 'new']);
  expect(optionTexts(applyEdits(savedDraft, paste([])))).toEqual(['', 'B']);
  const addedOption = applyEdits(savedDraft, edits.addOption({ key: 'new', question: which }));
  expect(addedOption.questions[0]?.options[2]).toEqual({ key: 'new', text: '', isActive: true });
});

test('only consecutive changes to the text of one field are merged into one undo step', () => {
  const steps = (...actions: Edit[]) =>
    actions.reduce<History>(historyReducer, startHistory(savedDraft)).past.length;
  const question = (change: object): Edit => edits.changeQuestion({ question: which, change });
  const option = (change: object): Edit =>
    edits.changeOption({ question: which, option: a, change });
  expect(steps(question({ text: 'W' }), question({ text: 'Wh' }))).toBe(1);
  expect(steps(option({ text: 'W' }), option({ text: 'Wh' }))).toBe(1);
  expect(steps(question({ required: false }), question({ required: true }))).toBe(2);
  expect(steps(option({ isActive: false }), option({ isActive: true }))).toBe(2);
  expect(steps(question({ text: 'W' }), option({ text: 'Wh' }))).toBe(2);
  expect(steps(edits.setTitle({ title: 'W' }), question({ text: 'W' }))).toBe(2);
});

test('restoring a draft is one undo step, and restoring an identical draft is none', () => {
  const otherDraft = { ...savedDraft, title: 'Other' };
  const restoredHistory = historyReducer(startHistory(savedDraft), {
    type: 'restore',
    draft: otherDraft,
  });
  expect(restoredHistory.present).toBe(otherDraft);
  expect(restoredHistory.past).toEqual([{ draft: savedDraft, part: 'title' }]);
  const same = startHistory(savedDraft);
  expect(historyReducer(same, { type: 'restore', draft: savedDraft })).toBe(same);
});

/** Any edit of the current draft; the numbers select a part of it. */
const anyEdit = fc.record({
  kind: fc.constantFrom(
    'setTitle',
    'addQuestion',
    'changeText',
    'changeType',
    'removeQuestion',
    'duplicateQuestion',
    'moveQuestion',
    'addOption',
    'changeOption',
    'removeOption',
    'moveOption',
    'pasteOptions',
    'pause',
  ),
  which: fc.nat(20),
  where: fc.nat(5),
  text: fc.string({ maxLength: 5 }),
});

type AnyEdit = typeof anyEdit extends fc.Arbitrary<infer Value> ? Value : never;

function actionFor(
  draft: Draft,
  { kind, which, where, text }: AnyEdit,
  key: string,
): HistoryAction | null {
  const question = draft.questions[which % Math.max(1, draft.questions.length)];
  const option = question?.options[where % Math.max(1, question.options.length)];
  if (kind === 'setTitle') return edits.setTitle({ title: text });
  if (kind === 'addQuestion') return edits.addQuestion({ key });
  if (kind === 'pause') return { type: 'pause' };
  if (!question) return null;
  const target = { question: question.key };
  if (kind === 'changeText') return edits.changeQuestion({ ...target, change: { text } });
  if (kind === 'changeType') {
    const type = types[where % types.length] ?? 'text';
    return edits.changeQuestion({ ...target, change: { type } });
  }
  if (kind === 'removeQuestion') return edits.removeQuestion(target);
  if (kind === 'duplicateQuestion') return edits.duplicateQuestion({ original: question.key, key });
  if (kind === 'moveQuestion') return edits.moveQuestion({ ...target, toIndex: where });
  if (kind === 'addOption') return edits.addOption({ ...target, key });
  if (!option) return null;
  const optionTarget = { ...target, option: option.key };
  if (kind === 'changeOption') return edits.changeOption({ ...optionTarget, change: { text } });
  if (kind === 'removeOption') return edits.removeOption(optionTarget);
  if (kind === 'moveOption') return edits.moveOption({ ...optionTarget, toIndex: where });
  return edits.pasteOptions({ ...optionTarget, texts: [text, `${text} 2`], key });
}

test('undoing every step restores the start, redoing every step restores the end (LAW-2)', () => {
  const repeat = (history: History, type: 'undo' | 'redo', times: number) =>
    Array.from({ length: times }).reduce<History>((now) => historyReducer(now, { type }), history);
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 30 }), fc.nat(30), (anyEdits, back) => {
      const end = anyEdits.reduce((history, edit, index) => {
        const action = actionFor(history.present, edit, `made ${index}`);
        return action ? historyReducer(history, action) : history;
      }, startHistory(savedDraft));
      const steps = end.past.length;
      const undone = repeat(end, 'undo', steps + 1);
      expect(undone.present).toEqual(savedDraft);
      expect(repeat(undone, 'redo', steps + 1).present).toEqual(end.present);
      const some = Math.min(back, steps);
      expect(repeat(repeat(end, 'undo', some), 'redo', some).present).toEqual(end.present);
    }),
    { numRuns: 300 },
  );
});

test('a step names the item that it changes, also after undo and redo (SEAM-27)', () => {
  const key = 'new';
  const steps: [Edit, string][] = [
    [edits.setTitle({ title: 'Tea' }), 'title'],
    [edits.setLogo({ logo: 'removed' }), 'logo'],
    [edits.addQuestion({ key: 'new' }), key],
    [edits.duplicateQuestion({ key: 'new', original: which }), key],
    [edits.changeQuestion({ question: why, change: { required: true } }), why],
    [edits.removeQuestion({ question: why }), why],
    [edits.moveQuestion({ question: why, toIndex: 0 }), why],
    [edits.moveOption({ question: which, option: a, toIndex: 1 }), which],
    [edits.changeOption({ question: which, option: b, change: { text: 'B2' } }), which],
  ];
  for (const [edit, part] of steps) {
    const changedHistory = historyReducer(startHistory(savedDraft), edit);
    const undone = historyReducer(changedHistory, { type: 'undo' });
    const redone = historyReducer(undone, { type: 'redo' });
    expect([changedHistory.past[0]?.part, undone.future[0]?.part, redone.past[0]?.part]).toEqual([
      part,
      part,
      part,
    ]);
  }
});

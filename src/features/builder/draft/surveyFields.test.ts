import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type QuestionType, questionTypes } from '#domain/survey/question.ts';
import { surveySchema } from '#domain/survey/survey.ts';
import {
  type SurveyFieldName,
  type SurveyFields,
  surveyFieldNames,
  surveyFields,
} from '#domain/survey/surveyFields.ts';
import { surveyFormSchema, typedSurveySchema } from '#domain/survey/surveyForm.ts';
import { draftStorage } from '#storage/draftStorage.ts';
import { memoryStorage } from '#storage/memoryStorage.ts';
import { applyEdit, type Edit } from './applyEdit.ts';
import { copyOfSurvey } from './copyOfSurvey.ts';
import { type Draft, draftOf, formOf, isSameWork, newDraft, textOf, wordsOf } from './draft.ts';
import { historyReducer, startHistory } from './history.ts';
import { placeOfChange } from './placeOfChange.ts';
import { readKeptDraft, storedDraft } from './storedDraft.ts';

/** Two different values of each field. A field without them is a type error. */
const values: { [Name in SurveyFieldName]-?: [SurveyFields[Name], SurveyFields[Name]] } = {
  title: ['Tea or coffee', 'Coffee or tea'],
};

/**
 * The visible effect of each field, in literals: a copy of its first value, and the undo steps of
 * five letters.
 */
const facts: { [Name in SurveyFieldName]-?: { copy: SurveyFields[Name]; steps: number } } = {
  title: { copy: 'Tea or coffee (copy)', steps: 1 },
};

const types = Object.keys(questionTypes) as QuestionType[];

const survey = {
  ...(Object.fromEntries(
    surveyFieldNames.map((name) => [name, values[name][0]]),
  ) as unknown as SurveyFields),
  questions: types.map((type, place) => ({
    id: place + 1,
    text: `Of type ${type}`,
    type,
    required: true,
    hasOthers: true,
    options: questionTypes[type].hasChoices
      ? [{ id: place + 10, text: 'Yes', isActive: true }]
      : [],
  })),
};

const setField = (name: SurveyFieldName) =>
  ({ type: 'setField', field: name, value: values[name][1] }) as Edit;

test('every field and type of question survives each path of a survey (LAW-1)', async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  const draft = { ...draftOf(survey), id: 'a' };
  expect(formOf(draft)).toEqual(survey);
  expect(surveyFormSchema.parse(survey)).toEqual(survey);
  expect(typedSurveySchema.parse(survey)).toEqual(survey);
  const answered = { id: 7, logo: null, ...survey };
  expect(surveySchema.parse(answered)).toEqual(answered);
  const kept = {
    id: 'a',
    userId: 2,
    path: '/surveys/edit/7',
    kind: 'Changes to a survey',
    title: '',
    keptAt: '2026-03-01T10:00:00.000Z',
    discardedAt: null,
    ...storedDraft(draft, survey),
  };
  await draftStorage.write(kept);
  const found = readKeptDraft((await draftStorage.read('a')) ?? kept);
  expect(found && formOf(found.draft)).toEqual(survey);
  expect(found?.base).toEqual(survey);
  const copy = copyOfSurvey(survey);
  expect(copy.questions.map(({ type }) => type)).toEqual(types);
  vi.unstubAllGlobals();
});

test.each(surveyFieldNames)('a change of the field %s is noticed everywhere', (name) => {
  const after = values[name][1];
  const draft = draftOf(survey);
  const changed = applyEdit(draft, setField(name), 'key');
  expect(changed[name]).toEqual(after);
  expect(isSameWork(draft, changed)).toBe(false);
  const other = { ...survey, [name]: after };
  expect(wordsOf(other)).not.toBe(wordsOf(survey));
  expect(textOf(other)).not.toBe(textOf(survey));
  expect(placeOfChange(draft, changed)).toEqual({ name, question: name, isNew: false });
  expect(copyOfSurvey(survey)[name]).toEqual(facts[name].copy);
  expect(newDraft[name]).toEqual(surveyFields[name].empty);
  expect(surveyFields[name].label).toMatch(/\S/);
});

test.each(surveyFieldNames)('undo reverts the field %s, as one step if it is typed', (name) => {
  const draft: Draft = draftOf({ ...survey, [name]: surveyFields[name].empty });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...values[name]), { minLength: 5, maxLength: 5 }),
      (typed) => {
        const steps = typed.map((value) => ({ type: 'setField', field: name, value }) as Edit);
        const history = steps.reduce(
          (state, step) => historyReducer(state, { ...step, key: 'key' }),
          startHistory(draft),
        );
        expect(history.past).toHaveLength(facts[name].steps);
        const undone = history.past.reduce(
          (state) => historyReducer(state, { type: 'undo' }),
          history,
        );
        expect(undone.present).toBe(draft);
      },
    ),
  );
});

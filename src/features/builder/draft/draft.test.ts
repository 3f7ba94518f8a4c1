import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { someSentQuestion } from '#fixtures/someQuestion.ts';
import {
  contentOf,
  copyOfSurvey,
  type DraftQuestion,
  draftOf,
  emptyQuestion,
  formOf,
  isSameDraft,
  versionOf,
} from './draft.ts';
import { flawOf } from './problems.ts';

const survey: fc.Arbitrary<SurveyForm> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 80 }),
  questions: fc.array(someSentQuestion, { maxLength: 6 }),
});

test('sending an opened survey untouched sends the same content (LAW-1)', () => {
  fc.assert(
    fc.property(survey, (opened) => {
      expect(formOf(draftOf(opened))).toEqual(opened);
      expect(isSameDraft(draftOf(opened), draftOf(opened))).toBe(true);
      expect(versionOf(formOf(draftOf(opened)))).toBe(versionOf(opened));
    }),
  );
});

test('a copy differs from its original in ids and title only (LAW-3)', () => {
  fc.assert(
    fc.property(survey, (original) => {
      const copy = copyOfSurvey(formOf(draftOf(original), { withAllOptions: true }));
      expect(contentOf({ ...copy, title: '' })).toBe(contentOf({ ...original, title: '' }));
      expect(JSON.stringify(copy)).not.toMatch(/"id":/);
      expect(copy.title.endsWith(' (copy)')).toBe(true);
      expect([...copy.title].length).toBeLessThanOrEqual(50);
      expect(original.title.startsWith(copy.title.slice(0, -' (copy)'.length))).toBe(true);
      // A cut title ends with a whole character.
      expect(copy.title.isWellFormed()).toBe(original.title.isWellFormed());
    }),
  );
});

test('a question without a text, without choices, or with empty or equal ones is unfinished (BUILDER-48)', () => {
  const asked = (...options: [text: string, isActive: boolean][]): DraftQuestion => ({
    ...emptyQuestion('q'),
    text: 'Which?',
    type: 'single',
    options: options.map(([text, isActive], place) => ({ key: `${place}`, text, isActive })),
  });
  const flaw = (question: DraftQuestion) => flawOf(question)?.flaw ?? null;
  expect(flaw(asked(['Apple', true], [' Apple ', true]))).toBe('equal choices');
  expect(flaw({ ...asked(['Apple', true], ['Apple', true]), type: 'text' })).toBe(null);
  expect(flaw(asked(['Apple', true], ['apple', true]))).toBe(null);
  expect(flaw(asked(['Apple', true], ['Apple', false]))).toBe(null);
  expect(flaw(asked(['', true], ['', true]))).toBe('an empty choice');
  expect(flaw({ ...asked(['Apple', true]), text: ' ' })).toBe('no text');
  expect(flaw(asked(['Apple', false]))).toBe('no choices');
  expect(flaw({ ...asked(), hasOthers: true })).toBe(null);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { someSentQuestion } from '#fixtures/someQuestion.ts';
import {
  copyOfSurvey,
  createDraft,
  type Draft,
  draftOptionName,
  emptyQuestion,
  isSameDraft,
  newDraft,
  surveyFingerprint,
  toForm,
} from './draft.ts';

const survey: fc.Arbitrary<SurveyForm> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 80 }),
  questions: fc.array(someSentQuestion, { maxLength: 6 }),
});

test('sending an opened survey untouched sends the same content (LAW-1)', () => {
  fc.assert(
    fc.property(survey, (openedSurvey) => {
      expect(toForm(createDraft(openedSurvey))).toEqual(openedSurvey);
      expect(isSameDraft(createDraft(openedSurvey), createDraft(openedSurvey))).toBe(true);
      expect(surveyFingerprint(toForm(createDraft(openedSurvey)))).toBe(
        surveyFingerprint(openedSurvey),
      );
    }),
  );
});

test('drafts count as different if the title, the logo, or the number or content of questions differs', () => {
  const [firstQuestion, secondQuestion] = [emptyQuestion('1'), emptyQuestion('2')];
  const draft: Draft = { title: 'Tea', logo: null, questions: [firstQuestion, secondQuestion] };
  const differing: Draft[] = [
    { ...draft, title: 'tea' },
    { ...draft, logo: 'removed' },
    { ...draft, questions: [firstQuestion] },
    { ...draft, questions: [firstQuestion, secondQuestion, secondQuestion] },
    { ...draft, questions: [firstQuestion, { ...secondQuestion, text: 'Why?' }] },
  ];
  for (const differingDraft of differing) {
    expect(isSameDraft(draft, differingDraft)).toBe(false);
    expect(isSameDraft(differingDraft, draft)).toBe(false);
  }
  // Keys and the hidden options of a text question are not sent.
  const options = [{ key: 'a', text: 'A', isActive: true }];
  expect(
    isSameDraft(draft, {
      ...draft,
      questions: [{ ...firstQuestion, key: '3', options }, secondQuestion],
    }),
  ).toBe(true);
  expect(newDraft).toEqual({
    title: '',
    logo: null,
    questions: [
      { key: 'first', text: '', type: 'text', required: false, hasOthers: false, options: [] },
    ],
  });
});

test('fingerprints of surveys differ with their ids, titles and questions', () => {
  const version = (title: string, id: number, text = 'A'): SurveyForm => ({
    title,
    questions: [
      { ...toForm({ title, questions: [emptyQuestion('q')] }).questions[0], id, type: 'single' },
    ].map((question) => ({
      ...question,
      options: [{ id, text, isActive: true }],
    })) as SurveyForm['questions'],
  });
  expect(surveyFingerprint(version('Tea', 1))).toBe(surveyFingerprint(version('Tea', 1)));
  expect(surveyFingerprint(version('Tea', 1))).not.toBe(surveyFingerprint(version('Tea', 2)));
  expect(surveyFingerprint(version('Tea', 1))).not.toBe(surveyFingerprint(version('Tea ', 1)));
});

test('an option is named by its text, or by its position from 1', () => {
  const option = { key: 'a', text: ' Tea ', isActive: true };
  expect(draftOptionName(option, 1)).toBe('Tea');
  expect(draftOptionName({ ...option, text: ' \u200b' }, 1)).toBe('choice 2');
});

test('a copy’s title is truncated to fit its suffix (BUILDER-36)', () => {
  const titled = (title: string) => copyOfSurvey({ title, questions: [] }).title;
  expect(titled('x'.repeat(50))).toBe(`${'x'.repeat(43)} (copy)`);
  expect(titled('x'.repeat(43))).toBe(`${'x'.repeat(43)} (copy)`);
});

test('a copy differs from its original in ids and title only (LAW-3)', () => {
  fc.assert(
    fc.property(survey, (original) => {
      const copy = copyOfSurvey(toForm(createDraft(original), { withAllOptions: true }));
      const withoutIds = JSON.parse(
        JSON.stringify(original.questions, (key, value) => (key === 'id' ? undefined : value)),
      );
      expect(copy.questions).toEqual(withoutIds);
      expect(copy.title.endsWith(' (copy)')).toBe(true);
      expect([...copy.title].length).toBeLessThanOrEqual(50);
      expect(original.title.startsWith(copy.title.slice(0, -' (copy)'.length))).toBe(true);
      const room = 50 - ' (copy)'.length;
      expect(copy.title).toBe(`${[...original.title].slice(0, room).join('')} (copy)`);
      // A cut title ends with a whole character.
      expect(copy.title.isWellFormed()).toBe(original.title.isWellFormed());
    }),
  );
});

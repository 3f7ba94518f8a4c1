import { expect, test } from 'vitest';
import { leaveMessage } from './leaveMessage.ts';

const NOT_PUBLISHED = 'Your changes are not published yet. They stay in this browser.';
const IN_THIS_TAB =
  'Your changes are not published yet. They stay in this tab until it is closed or reloaded.';
const IS_SENT =
  'Your survey is being sent. Until it is known to be saved, your work stays in this browser.';
const NOT_ADDED =
  'The text under “Add questions from text” was not added to the survey yet. It stays in this browser.';

const untouchedSurvey = {
  isDirty: false,
  isSaved: false,
  isSending: false,
  hasPasted: false,
  isStored: undefined,
};
const changedSurvey = { ...untouchedSurvey, isDirty: true, isStored: true };

test.each([
  ['an untouched survey', untouchedSurvey, null],
  ['a changed survey', changedSurvey, NOT_PUBLISHED],
  ['a change that is not written yet', { ...changedSurvey, isStored: undefined }, NOT_PUBLISHED],
  ['a change that the browser refused', { ...changedSurvey, isStored: false }, IN_THIS_TAB],
  ['a survey that is being sent', { ...changedSurvey, isSending: true }, IS_SENT],
  ['an unchanged survey that is being sent', { ...untouchedSurvey, isSending: true }, null],
  ['a saved survey, whose redirect follows', { ...changedSurvey, isSaved: true }, null],
  ['a pasted text', { ...untouchedSurvey, hasPasted: true }, NOT_ADDED],
  ['a pasted text beside a change', { ...changedSurvey, hasPasted: true }, NOT_ADDED],
  [
    'a pasted text while sending',
    { ...changedSurvey, hasPasted: true, isSending: true },
    NOT_ADDED,
  ],
  [
    'a pasted text beside a saved survey',
    { ...untouchedSurvey, hasPasted: true, isSaved: true },
    null,
  ],
])('what the builder asks before %s is left', (_, work, message) => {
  expect(leaveMessage(work)).toBe(message);
});

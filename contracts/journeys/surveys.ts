import { type CreateSurveyBodyChange, choices, question, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { fail } from './fail.ts';
import type { Person } from './Person.ts';

/** The first survey of a person's list, read from its own view. */
export async function newestSurvey(person: Person) {
  const { surveys } = (await person.does(calls.listSurveys(person.id))).succeeds();
  const [newest] = surveys;
  if (!newest) return fail('a survey in the list');
  return (await person.does(calls.readSurvey(newest.id))).succeeds();
}

/** Creates a survey, and returns it as read from its own view. */
export async function created(person: Person, change: CreateSurveyBodyChange = {}) {
  (await person.does(calls.createSurvey(survey(person, change)))).succeeds();
  return newestSurvey(person);
}

/** A survey's questions without the server's ids, to compare with what was sent. */
export const withoutIds = (questions: Awaited<ReturnType<typeof newestSurvey>>['questions']) =>
  questions.map(({ text, type, required, hasOthers, options }) => ({
    text,
    type,
    required,
    hasOthers,
    options: options.map((option) => ({ text: option.text, isActive: option.isActive })),
  }));

export const listOf = async (person: Person, page = 1, pageSize = 10) =>
  (await person.does(calls.listSurveys(person.id, page, pageSize))).succeeds();

export const titlesOf = ({ surveys }: Awaited<ReturnType<typeof listOf>>) =>
  surveys.map(({ title }) => title);

/** A question of every kind. */
export const everyKind = [
  question({ text: 'Why did you come?', required: true }),
  question({
    text: 'What do you drink?',
    type: 'multiple',
    hasOthers: true,
    options: [
      { text: 'Tea', isActive: true },
      { text: 'Coffee', isActive: false },
      { text: 'Water', isActive: true },
    ],
  }),
  question({
    text: 'How often?',
    type: 'single',
    required: true,
    options: choices('Daily', 'Weekly'),
  }),
  question({ text: 'Anything else?', required: false }),
];

/** Changes are ordered by time, so this waits until the next one is later. */
export const later = () => new Promise((done) => setTimeout(done, 5));

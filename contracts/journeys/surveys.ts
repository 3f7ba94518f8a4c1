import { type CreateSurveyBodyChange, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { fail } from './fail.ts';
import type { Person } from './Person.ts';

/** The survey that stands first in a person's list, as its own view has it. */
export async function newestSurvey(person: Person) {
  const { surveys } = (await person.does(calls.listSurveys(person.id))).succeeds();
  const [newest] = surveys;
  if (!newest) return fail('a survey in the list');
  return (await person.does(calls.readSurvey(newest.id))).succeeds();
}

/** Creates a survey, and answers it as its own view has it. */
export async function created(person: Person, change: CreateSurveyBodyChange = {}) {
  (await person.does(calls.createSurvey(survey(person, change)))).succeeds();
  return newestSurvey(person);
}

/** A survey's questions as they can be compared with what was sent: without the server's ids. */
export const withoutIds = (questions: Awaited<ReturnType<typeof newestSurvey>>['questions']) =>
  questions.map(({ text, type, required, hasOthers, options }) => ({
    text,
    type,
    required,
    hasOthers,
    options: options.map((option) => ({ text: option.text, isActive: option.isActive })),
  }));

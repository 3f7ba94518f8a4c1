import type { QuestionType } from '#domain/survey/question.ts';
import type { UpdateSurveyBody } from '#domain/survey/surveyForm.ts';
import { options, question, type SurveyOverrides, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { failExpecting } from './expectations.ts';
import type { Person } from './Person.ts';

/** The first survey of a person's list, read with `getSurvey`. */
export async function newestSurvey(person: Person) {
  const { surveys } = await person.fetch(calls.listSurveys(person.id));
  const [newestSummary] = surveys;
  if (!newestSummary) return failExpecting('a survey in the list');
  return await person.fetch(calls.getSurvey(newestSummary.id));
}

/** Creates a survey, and returns it as read with `getSurvey`. */
export async function createSurvey(person: Person, overrides: SurveyOverrides = {}) {
  await person.fetch(calls.createSurvey(survey(person, overrides)));
  return newestSurvey(person);
}

/** The call that updates a survey. What `change` leaves out stays. */
export const buildUpdateCall = (
  person: Person,
  { id, title, questions }: { id: number; title: string; questions: object[] },
  change: { title?: string; questions?: object[]; logo?: string | null } = {},
) => calls.updateSurvey({ id, title, questions, userId: person.id, ...change } as UpdateSurveyBody);

/** A survey's questions without the server's ids, to compare with what was sent. */
export const removeIds = (questions: Awaited<ReturnType<typeof newestSurvey>>['questions']) =>
  questions.map(({ text, type, required, hasOthers, options }) => ({
    text,
    type,
    required,
    hasOthers,
    options: options.map((option) => ({ text: option.text, isActive: option.isActive })),
  }));

export const listSurveys = async (person: Person, page = 1, pageSize = 10) =>
  await person.fetch(calls.listSurveys(person.id, page, pageSize));

export const readTitles = ({ surveys }: Awaited<ReturnType<typeof listSurveys>>) =>
  surveys.map(({ title }) => title);

const questionsByType: Record<QuestionType, Parameters<typeof question>[0]> = {
  text: { text: 'Why did you come?', required: true },
  multiple: {
    text: 'What do you drink?',
    hasOthers: true,
    options: [
      { text: 'Tea', isActive: true },
      { text: 'Coffee', isActive: false },
      { text: 'Water', isActive: true },
    ],
  },
  single: { text: 'How often?', required: true, options: options('Daily', 'Weekly') },
};

/** A question of every type, and one that need not be answered. */
export const questionsOfEveryType = [
  ...Object.entries(questionsByType).map(([type, fields]) =>
    question({ ...fields, type: type as never }),
  ),
  question({ text: 'Anything else?', required: false }),
];

/** Changes are ordered by time, so this waits until the next one is later. */
export const waitForNextTimestamp = () => new Promise((resolve) => setTimeout(resolve, 5));

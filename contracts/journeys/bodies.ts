import type { CreateAgentBody } from '#domain/agent/agentForm.ts';
import type { ContactForm } from '#domain/person/contactForm.ts';
import type { UpdateProfileBody } from '#domain/person/profileForm.ts';
import type { SignUpForm } from '#domain/person/signUpForm.ts';
import type { CreateSurveyBody } from '#domain/survey/surveyForm.ts';
import { agentBody } from '#fixtures/agentBody.ts';
import type { Person } from './Person.ts';
import { emailFor } from './people.ts';

export type SurveyOverrides = Partial<CreateSurveyBody>;

type SentQuestion = CreateSurveyBody['questions'][number];

/** Valid bodies; a journey overrides some fields. */

export const question = (change: Partial<SentQuestion> = {}): SentQuestion => ({
  text: 'Why did you come?',
  type: 'text',
  required: false,
  hasOthers: false,
  options: [],
  ...change,
});

export const options = (...texts: string[]) => texts.map((text) => ({ text, isActive: true }));

export const survey = ({ id }: Person, change: SurveyOverrides = {}): CreateSurveyBody => ({
  title: 'Spring visitors',
  image: null,
  questions: [question()],
  userId: id,
  ...change,
});

export const agent = ({ id }: Person, change: Partial<CreateAgentBody> = {}): CreateAgentBody => ({
  ...agentBody,
  password: 'Agent-2026',
  ownerId: id,
  ...change,
});

export const profile = (
  { id, session }: Person,
  change: Partial<UpdateProfileBody> = {},
): UpdateProfileBody => ({
  id,
  firstName: session?.user.firstName ?? '',
  middleName: null,
  lastName: 'Journey',
  email: session?.user.email ?? '',
  mobileNumber: '07700900001',
  password: null,
  ...change,
});

export const signUp = (change: Partial<SignUpForm> = {}): SignUpForm => ({
  firstName: 'Ada',
  middleName: '',
  lastName: 'King',
  email: emailFor('Ada'),
  password: 'secret1',
  ...change,
});

export const contactForm = (change: Partial<ContactForm> = {}): ContactForm => ({
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  body: 'Hello there',
  ...change,
});

/**
 * Texts that a server may be tempted to change: composed and wide letters, blanks, marks, quotes, a
 * null-like word.
 */
export const unusualTexts = [
  'e\u0301 is not \u00e9',
  'ﬁ Ⅳ ２ ㎏',
  '  blanks   within and around  ',
  'line\r\nbreaks\nand tab\t.',
  '“quotes” ‘and’ \'more\' "of" them; -- <b>&amp;</b> %s {0} \\n',
  'null',
  '\uFEFF... -- (c) marks\uFEFF',
  'controls\u0007\u0085here',
  '\u202Eright to left\u202C and zero\u200Bwidth',
  '👩‍👩‍👧‍👦 family 漢字',
];

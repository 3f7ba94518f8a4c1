import { questionTypeSchema } from '#domain/survey/question.ts';

interface FieldDescription {
  description: string;
  /** Whether the text is trimmed on both sides before it is validated. */
  isTrimmed?: boolean;
  format?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
}

/** A percentage. */
const percent = (description: string): FieldDescription => ({
  description: `${description}. In percent, 0 to 100, unrounded; 0 where there is nothing to divide by`,
  minimum: 0,
  maximum: 100,
});

const seconds = (description: string): FieldDescription => ({
  description: `${description}. In whole seconds`,
  minimum: 0,
});

/** An id: Java, Go and Postgres need 64 bits for it. */
const id = (description: string): FieldDescription => ({
  description,
  format: 'int64',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
});

/**
 * The meaning of each API field: unit, range, format. By the field's name, or by its parent's and
 * its own ("user.type").
 */
export const fieldDescriptions: Record<string, FieldDescription> = {
  email: {
    description: 'An e-mail address; compared without case, judged without the blanks around it',
    format: 'email',
    isTrimmed: true,
  },
  password: { description: 'A password; blanks count as characters, nothing is trimmed' },
  'profile.password': {
    description: 'A new password of 6 to 100 characters; null or empty keeps the old one',
  },
  token: { description: 'A secret text: of a session (login), or of a reset link (recovery)' },
  user: { description: 'A person' },
  id: id('An id: a positive integer, unique among records of its type'),
  userId: id('The id of the signed-in user; any other id is refused with 403'),
  'link.userId': id('The id of the person whose reset link it is'),
  ownerId: id('The id of the signed-in owner; any other id is refused with 403'),
  firstName: { description: 'First name' },
  middleName: { description: 'Middle name; empty or null where there is none' },
  'sign-up.middleName': { description: 'Middle name; empty where there is none, never null' },
  'agent.middleName': {
    description: 'Middle name; empty where there is none, else at least 2 characters',
  },
  lastName: { description: 'Last name' },
  mobileNumber: { description: 'Mobile number, a text; empty or null where there is none' },
  'agent.mobileNumber': { description: 'Mobile number, any text; empty where there is none' },
  'profile.mobileNumber': { description: 'Mobile number of 11 characters, a text' },
  image: { description: 'The URL of an uploaded picture; null for none' },
  'profile.image': {
    description:
      'The URL of an uploaded picture. One that is left out stays as it is; null is refused',
  },
  logo: {
    description:
      'The URL of the survey’s logo; null for none. In an update a missing one keeps the logo, null removes it',
  },
  url: {
    description: 'Where the picture can be fetched by anybody: absolute, or from the API’s origin',
    format: 'uri-reference',
  },
  'user.type': {
    description: 'The person’s role; agents cannot log in here',
    enum: ['OWNER', 'SUPER_ADMIN', 'AGENT'],
  },
  type: { description: 'What kind of question', enum: [...questionTypeSchema.options] },
  page: {
    description: 'Which page, counted from 1',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
  },
  pageSize: { description: 'How many items a page has', minimum: 1, maximum: 100 },
  limit: { description: 'How many items a page has', minimum: 1, maximum: 100 },
  surveys: { description: 'The page’s surveys, the last changed first, ties by the higher id' },
  data: { description: 'The page’s agents, the newest first; or the one agent' },
  responses: {
    description: 'Responses; in the lists the newest first by createdAt, ties by the higher id',
  },
  pagination: { description: 'How many there are over all pages' },
  totalPages: { description: 'How many pages there are; 0 without items', minimum: 0 },
  totalItems: { description: 'How many agents there are over all pages', minimum: 0 },
  totalResponses: { description: 'How many responses there are over all pages', minimum: 0 },
  title: {
    description: 'The survey’s title; judged and stored without the blanks around it',
    isTrimmed: true,
  },
  status: {
    description: 'A survey is Open or Closed; a new one is Open',
    enum: ['Open', 'Closed'],
  },
  'agent.status': {
    description: 'An agent is Active or Deactivated; a new one is Active',
    enum: ['Active', 'Deactivated'],
  },
  updatedAt: {
    description: 'When the survey was last changed, its status included',
    format: 'date-time',
  },
  createdAt: { description: 'When the response was given', format: 'date-time' },
  'survey.responseCount': { description: 'How many responses the survey has', minimum: 0 },
  responseCount: {
    description: 'How many answered the question; of a choice, how many took it',
    minimum: 0,
  },
  questions: { description: 'The survey’s questions, in order' },
  text: { description: 'The text of a question or choice; may be empty' },
  required: {
    description:
      'Whether an answer is needed; a required question with choices needs an active choice, and a text in each active one',
  },
  hasOthers: { description: 'Whether a choice "Others" with a text of one’s own is added' },
  options: { description: 'The choices, in order; none for a text question' },
  isActive: { description: 'Whether the choice is offered; a deactivated one keeps its answers' },
  order: {
    description: 'Where the choice stands, counted from 1; the added "Others" is the highest',
    minimum: 1,
  },
  responsePercentage: percent('Of those who answered the question, how many took the choice'),
  selectionPercentage: percent('Of all choices taken in the question, how many are this one'),
  averageTimeSpent: {
    description:
      'The average over the responses that have a time. In seconds, unrounded; 0 without any',
    minimum: 0,
  },
  averageCompletionRate: percent('The average completion of the responses'),
  answers: {
    description:
      'The answers to a text question; of a question with choices, what was written under "Others"',
  },
  'answers.id': id('The id of the response that the answer belongs to, as in `responses`'),
  value: { description: 'What was written' },
  questionId: id('The id of the question that was answered'),
  values: {
    description:
      'The texts of the choices that were taken, or the text given; what was written under "Others" begins with "Others: "',
  },
  'responses.answers': {
    description:
      'What the person answered, an entry for each question that was answered. Optional: without it nothing that needs it is offered',
  },
  lat: { description: 'Latitude in degrees, -90 to 90, as text; null where unknown' },
  long: { description: 'Longitude in degrees, -180 to 180, as text; null where unknown' },
  completionPercentage: percent('How much of the survey was answered'),
  timeSpent: seconds('How long it took; null where unknown'),
  surveyorName: { description: 'The name of the interviewer; null if there was none' },
  survey: { description: 'The survey that was answered' },
  file: { description: 'A picture of at most 5,000,000 bytes' },
  body: { description: 'The message' },
  message: { description: 'What went wrong, in words that can be shown' },
};

/** One person's answers to one survey, as a state has them. */
export interface StatedResponse {
  surveyorName: string | null;
  user: { firstName: string; middleName: string | null; lastName: string } | null;
  /** In whole seconds. */
  timeSpent: number | null;
  /** 0 to 100. */
  completionPercentage: number | null;
  /** An ISO date. */
  createdAt: string;
  lat: string | null;
  long: string | null;
  answers: {
    /** Which question of the survey, counted from 0. */
    question: number;
    /** The answer to a text question. */
    text?: string;
    /** Which choices of the question were taken, counted from 0. */
    choices?: number[];
    /** What was written under the added "Others" choice. */
    others?: string;
  }[];
}

/**
 * Every state that an interaction may ask of a provider before it is sent: its name and parameters. States
 * build on one another; the first of each interaction is an empty database. A provider answers with the
 * values that it chose itself (named after "gives"); they take the place of the examples in the request.
 */
export interface States {
  /** Nothing is stored, and nothing is set to fail. */
  'an empty database': Record<string, never>;
  /** A person who can log in with this e-mail and password: an owner, unless it says otherwise. */
  'a person': { email: string; password: string; type?: 'OWNER' | 'SUPER_ADMIN' };
  /** An owner with a session. Gives `token` and `userId`. */
  'a signed-in owner': Record<string, never>;
  /** A super administrator with a session. Gives `token` and `userId`. */
  'a signed-in super administrator': Record<string, never>;
  /** So many surveys of the signed-in owner (of any owner, for a super administrator), each with questions and a logo; all last changed at `updatedAt`, where it is given. Gives `surveyId`, the last one’s. */
  'surveys of the owner': { count: number; updatedAt?: string };
  /** A survey of an owner with a text question, a multiple choice and a single choice, each answered by so many responses. Gives `surveyId`. */
  'a survey with responses': { responses: number };
  /** The same, by a server that says who answered what: each response with a surveyor's name and its answers. Gives `surveyId`. Optional. */
  'a survey with individual answers': { responses: number };
  /** A survey of the signed-in owner without a logo, and with one response that has no time, no place and no names. Gives `surveyId`. */
  'a survey with a bare response': Record<string, never>;
  /** So many active agents of the signed-in owner. Gives `agentId`, the last one’s. */
  'agents of the owner': { count: number };
  /** A person with a link to reset the password, still valid or expired. Gives `resetToken` and `userId`. */
  'a reset link': { state: 'valid' | 'expired' };
  /** A link for the person who has this e-mail to reset the password. Gives `resetToken`. */
  'a reset link for a person': { email: string; state: 'valid' | 'expired' | 'used' };
  /** These answers to the survey, each a response of its own. */
  'answers to a survey': { surveyId: number; responses: StatedResponse[] };
  /** A session of an owner that was good and has expired. Gives `token` and `userId`. */
  'an expired session': Record<string, never>;
  /** Reads the last mail that was sent, and changes nothing. Gives `to`, `text` (subject and text) and `link`, empty where it has none. Optional. */
  'the last mail': Record<string, never>;
  /** The next call of the API is answered with this status and message. */
  'the next call fails': { status: number; message: string };
}

export type StateName = keyof States;

/** What a server need not know: without it, what begins there is reported as not shown. */
export const optionalStates: StateName[] = ['a survey with individual answers', 'the last mail'];

/** The values that a state gives. */
export const gives: { [Name in StateName]?: string[] } = {
  'a signed-in owner': ['token', 'userId'],
  'a signed-in super administrator': ['token', 'userId'],
  'surveys of the owner': ['surveyId'],
  'a survey with responses': ['surveyId'],
  'a survey with individual answers': ['surveyId'],
  'a survey with a bare response': ['surveyId'],
  'agents of the owner': ['agentId'],
  'a reset link': ['resetToken', 'userId'],
  'a reset link for a person': ['resetToken'],
  'an expired session': ['token', 'userId'],
  'the last mail': ['to', 'text', 'link'],
};

/** One person's answers to one survey. */
export interface StatedResponse {
  surveyorName: string | null;
  user: { firstName: string; middleName: string | null; lastName: string } | null;
  /** In whole seconds. */
  timeSpent: number | null;
  /** 0 to 100. */
  completionPercentage: number | null;
  /** An ISO date; null for a response without one. */
  createdAt: string | null;
  lat: string | null;
  long: string | null;
  answers: {
    /** The index of the question in the survey. */
    question: number;
    /** The answer to a text question. */
    text?: string;
    /** The indexes of the taken options; the protocol calls them choices. */
    choices?: number[];
    /** The text under the added "Others" option. */
    others?: string;
  }[];
}

/**
 * Every state that an interaction may need: its name and parameters. States build on one another;
 * every interaction starts with an empty database. A provider answers with the values that it chose
 * (named after "gives"); they replace the examples in the request.
 */
export interface States {
  /** Nothing is stored, and nothing is set to fail. */
  'an empty database': Record<string, never>;
  /** A person who can log in with this e-mail and password; an owner by default. */
  'a person': { email: string; password: string; type?: 'OWNER' | 'SUPER_ADMIN' };
  /** An owner with a session. Gives `token` and `userId`. */
  'a signed-in owner': Record<string, never>;
  /** A super administrator with a session. Gives `token` and `userId`. */
  'a signed-in super administrator': Record<string, never>;
  /**
   * A number of surveys of the signed-in owner (of any owner for a super administrator), each with
   * questions and a logo; all last changed at `updatedAt`, if given. Gives `surveyId`, the last
   * one’s.
   */
  'surveys of the owner': { count: number; updatedAt?: string };
  /**
   * A survey of an owner with a text question, a multiple choice and a single choice, each answered
   * by a number of responses. Gives `surveyId`.
   */
  'a survey with responses': { responses: number };
  /**
   * The same from a server that says who answered what: each response has a surveyor's name and its
   * answers. Gives `surveyId`. Optional.
   */
  'a survey with individual answers': { responses: number };
  /**
   * A survey of the signed-in owner without a logo, with one response without time, place and
   * names. Gives `surveyId`.
   */
  'a survey with a bare response': Record<string, never>;
  /** A number of active agents of the signed-in owner. Gives `agentId`, the last one’s. */
  'agents of the owner': { count: number };
  /**
   * A person with a valid or expired link to reset the password. Gives `resetToken` and `userId`.
   */
  'a reset link': { state: 'valid' | 'expired' };
  /**
   * A link to reset the password of the person with this email. An expired one was issued 61 minutes
   * ago, the others 59. Gives `resetToken`.
   */
  'a reset link for a person': { email: string; state: 'valid' | 'expired' | 'used' };
  /** These answers to the survey, each as its own response. */
  'answers to a survey': { surveyId: number; responses: StatedResponse[] };
  /** An owner's session that has expired. Gives `token` and `userId`. */
  'an expired session': Record<string, never>;
  /**
   * Reads the last sent mail, and changes nothing. Gives `to`, `text` (subject and text) and
   * `link`, empty if it has none; all are empty before any mail. Optional.
   */
  'the last mail': Record<string, never>;
  /** The next call of the API is answered with this status and message. */
  'the next call fails': { status: number; message: string };
}

export type StateName = keyof States;

/** States that a server need not know: their tests are then reported as not shown. */
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

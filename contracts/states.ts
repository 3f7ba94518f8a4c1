/**
 * Every state that an interaction may ask of a provider before it is sent: its name and parameters. States
 * build on one another; the first of each interaction is an empty database. A provider answers with the
 * values that it chose itself (named after "gives"); they take the place of the examples in the request.
 */
export interface States {
  /** Nothing is stored, and nothing is set to fail. */
  'an empty database': Record<string, never>;
  /** A person who can log in with this e-mail and password. */
  'a person': { email: string; password: string };
  /** An owner with a session. Gives `token` and `userId`. */
  'a signed-in owner': Record<string, never>;
  /** A super administrator with a session. Gives `token` and `userId`. */
  'a signed-in super administrator': Record<string, never>;
  /** So many surveys of the signed-in owner (of any owner, for a super administrator), each with questions and a logo. Gives `surveyId`, the last one’s. */
  'surveys of the owner': { count: number };
  /** A survey of an owner with a text question, a multiple choice and a single choice, each answered by so many responses. Gives `surveyId`. */
  'a survey with responses': { responses: number };
  /** A survey of the signed-in owner without a logo, and with one response that has no time, no place and no names. Gives `surveyId`. */
  'a survey with a bare response': Record<string, never>;
  /** So many active agents of the signed-in owner. Gives `agentId`, the last one’s. */
  'agents of the owner': { count: number };
  /** A person with a link to reset the password, still valid or expired. Gives `resetToken` and `userId`. */
  'a reset link': { state: 'valid' | 'expired' };
  /** The next call of the API is answered with this status and message. */
  'the next call fails': { status: number; message: string };
}

export type StateName = keyof States;

/**
 * Every state that an interaction may ask of a provider before it is sent: its name, its parameters,
 * and what it means. States build on one another; the first of each interaction is an empty database.
 * A provider answers with the values that it chose itself (a token, an id); they take the place of the
 * examples in the request.
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
  /** So many surveys of the signed-in owner (or of any owner, for a super administrator). Gives `surveyId`, the last one's. */
  'surveys of the owner': { count: number };
  /** A survey of the owner with one question of each type, each with responses. Gives `surveyId`. */
  'a survey with responses': { responses: number };
  /** The next call of the API is answered with this status and message. */
  'the next call fails': { status: number; message: string };
}

export type StateName = keyof States;

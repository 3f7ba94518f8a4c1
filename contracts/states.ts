/**
 * Every state that an interaction may ask of a provider before it is sent: its name and parameters. States
 * build on one another; the first of each interaction is an empty database. A provider answers with the
 * values that it chose itself (named after "gives"); they take the place of the examples in the request.
 */
export interface States {
  'an empty database': Record<string, never>;
  'a person': { email: string; password: string };
  'a signed-in owner': Record<string, never>;
  'a signed-in super administrator': Record<string, never>;
  'surveys of the owner': { count: number };
  'a survey with responses': { responses: number };
  'agents of the owner': { count: number };
  'a reset link': { state: 'valid' | 'expired' };
  'the next call fails': { status: number; message: string };
}

export type StateName = keyof States;

/** What each state means, for the team that builds the provider (docs/contracts.md is made from it). */
export const stateMeanings: Record<StateName, string> = {
  'an empty database': 'Nothing is stored, and nothing is set to fail.',
  'a person': 'A person who can log in with this e-mail and password.',
  'a signed-in owner': 'An owner with a session. Gives `token` and `userId`.',
  'a signed-in super administrator':
    'A super administrator with a session. Gives `token` and `userId`.',
  'surveys of the owner':
    'So many surveys of the signed-in owner (of any owner, for a super administrator), each with questions and a logo. Gives `surveyId`, the last one’s.',
  'a survey with responses':
    'A survey of an owner with a text question, a multiple choice and a single choice, each answered by so many responses. Gives `surveyId`.',
  'agents of the owner':
    'So many active agents of the signed-in owner. Gives `agentId`, the last one’s.',
  'a reset link':
    'A person with a link to reset the password, still valid or expired. Gives `resetToken` and `userId`.',
  'the next call fails': 'The next call of the API is answered with this status and message.',
};

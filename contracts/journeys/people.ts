import { calls } from './calls.ts';
import { Person } from './Person.ts';
import { prepareState } from './states.ts';

/** A person without a session. */
export const visitor = () => new Person();

export const passwordFor = (name: string) => `${name}-2026`;
export const emailFor = (name: string) => `${name.toLowerCase()}@journey.example`;

/** Logs in with an email and a password. */
export async function logIn(email: string, password: string): Promise<Person> {
  return new Person(await visitor().fetch(calls.logIn({ email, password })));
}

/** Asserts that a login is refused. */
export const expectLoginRefused = (email: string, password: string) =>
  visitor().expectRefused(401, calls.logIn({ email, password }));

/** The token of a reset link for a person. */
export async function createResetToken(
  name: string,
  state: 'valid' | 'expired' | 'used' = 'valid',
) {
  const { resetToken } = await prepareState('a reset link for a person', {
    email: emailFor(name),
    state,
  });
  return String(resetToken);
}

/** An owner who just signed up and logged in. */
export async function signUpOwner(name: string): Promise<Person> {
  const email = emailFor(name);
  const password = passwordFor(name);
  const form = { firstName: name, middleName: '', lastName: 'Journey', email, password };
  await visitor().fetch(calls.signUp(form));
  return logIn(email, password);
}

/** A super administrator, logged in. */
export async function logInSuperAdmin(): Promise<Person> {
  const person = { email: emailFor('Sofia'), password: passwordFor('Sofia') };
  await prepareState('a person', { ...person, type: 'SUPER_ADMIN' });
  return logIn(person.email, person.password);
}

/** Logs in the owner whom the state "a signed-in owner" creates; other states refer to this owner. */
export async function prepareSignedInOwner(): Promise<Person> {
  const { token, userId } = await prepareState('a signed-in owner', {});
  const user = { firstName: '', lastName: '', email: '', type: 'OWNER', id: Number(userId) };
  return new Person({ token: String(token), user });
}

import { test } from 'node:test';
import type { SentCall } from '../verificationReport.ts';
import { recordExchanges, takeCalls } from './exchange.ts';
import { takeAssertionCount } from './expectations.ts';
import type { Person } from './Person.ts';
import { signUpOwner } from './people.ts';
import { isSkipped, prepareState, provider } from './states.ts';

// The base of relative calls, as in a browser.
Object.assign(globalThis, { location: { href: provider.providerUrl } });
recordExchanges(provider);

/** The calls that each journey made, by its title. */
export const callsByJourney = new Map<string, SentCall[]>();

/**
 * A short sequence of calls from an empty database that a server must handle as a whole. Its title
 * is the rule, with the numbers of its requirements.
 */
export function journeyFromEmptyDatabase(title: string, runJourney: () => Promise<void>): void {
  test(title, async (context) => {
    await prepareState('an empty database', {});
    takeCalls();
    takeAssertionCount();
    try {
      await runJourney();
      if (takeAssertionCount() === 0) throw new Error('This journey asserts nothing.');
    } catch (error) {
      if (!isSkipped(error)) throw error;
      context.skip(error.message);
    } finally {
      callsByJourney.set(title, takeCalls());
    }
  });
}

/** A journey that begins with an owner, who has just signed up and logged in. */
export const journey = (title: string, walk: (nadia: Person) => Promise<void>): void =>
  journeyFromEmptyDatabase(title, async () => walk(await signUpOwner('Nadia')));

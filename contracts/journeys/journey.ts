import { test } from 'node:test';
import { recordExchanges, takeCalls } from './exchange.ts';
import { given, provider } from './given.ts';

// The base of relative calls, as in a browser.
Object.assign(globalThis, { location: { href: provider.providerUrl } });
recordExchanges(provider.headers);

class NotShown extends Error {}

/** Ends a journey that a server need not show; the reason says what it would take. */
export function notShown(reason: string): never {
  throw new NotShown(reason);
}

/** The calls that each journey made, by its title. */
export const callsOf = new Map<string, Set<string>>();

/**
 * A short sequence of calls from an empty database that a server must handle as a whole. Its title
 * is the rule, with the numbers of its requirements.
 */
export function journey(title: string, walk: () => Promise<void>): void {
  test(title, async (context) => {
    await given('an empty database', {});
    takeCalls();
    try {
      await walk();
    } catch (error) {
      if (!(error instanceof NotShown)) throw error;
      context.skip(error.message);
    } finally {
      callsOf.set(title, takeCalls());
    }
  });
}

import { test } from 'node:test';
import { recordExchanges, takeCalls } from './exchange.ts';
import { given, provider } from './given.ts';

// Where a browser would have loaded the application from: the calls are relative to it.
Object.assign(globalThis, { location: { href: provider.providerUrl } });
recordExchanges(provider.headers);

/** The calls that each journey has made, by its title. */
export const callsOf = new Map<string, Set<string>>();

/**
 * A short sequence of calls that a server must hold as a whole, from an empty database. Its title is the rule,
 * with the numbers of the requirements that it comes from.
 */
export function journey(title: string, walk: () => Promise<void>): void {
  test(title, async () => {
    await given('an empty database', {});
    takeCalls();
    try {
      await walk();
    } finally {
      callsOf.set(title, takeCalls());
    }
  });
}

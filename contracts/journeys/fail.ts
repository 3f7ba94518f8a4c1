import { AssertionError } from 'node:assert';
import { type Exchange, exchangeInWords, lastExchange } from './exchange.ts';

/** Ends a journey: what was expected, and the exchange that it was expected of. */
export function fail(expected: string, exchange: Exchange = lastExchange()): never {
  throw new AssertionError({
    message: `${exchangeInWords(exchange)}\n  expected ${expected}`,
    stackStartFn: fail,
  });
}

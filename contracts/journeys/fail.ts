import { AssertionError } from 'node:assert';
import { type Exchange, exchangeInWords, lastExchange } from './exchange.ts';

/**
 * Ends a journey: what was done last, what was expected of it, and what came. `came` names the part of the answer that is
 * wrong; without it, it is the answer as a whole.
 */
export function fail(expected: string, exchange: Exchange = lastExchange(), came?: string): never {
  const words = exchangeInWords(exchange);
  const lines = [
    `did       ${words.did}`,
    ...(words.sent ? [`sent      ${words.sent}`] : []),
    `expected  ${expected}`,
    ...(came === undefined ? [] : [`came      ${came}`]),
    `${came === undefined ? 'came      ' : 'answer    '}${words.came}`,
  ];
  throw new AssertionError({ message: lines.join('\n'), stackStartFn: fail });
}

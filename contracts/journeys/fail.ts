import { AssertionError } from 'node:assert';
import { type Exchange, exchangeInWords, lastExchange } from './exchange.ts';

/**
 * Ends a journey with its last call, the expectation, and the answer. `came` names the wrong part
 * of the answer; by default it is the whole answer.
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

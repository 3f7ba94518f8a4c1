import { AssertionError } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import microdiff from 'microdiff';
import { type Exchange, exchangeInWords, isEverAnswered, lastExchange } from './exchange.ts';

let assertionCount = 0;

/** Counts an assertion. A journey without any fails. */
export function noteAssertion(): void {
  assertionCount += 1;
}

/** The assertions since the last invocation. */
export function takeAssertionCount(): number {
  const count = assertionCount;
  assertionCount = 0;
  return count;
}

/**
 * Ends a journey with its last call, the expectation and the answer. `came` is the wrong part of the
 * answer; without it the whole answer counts as wrong.
 */
export function failExpecting(
  expected: string,
  exchange: Exchange = lastExchange(),
  came?: string,
): never {
  const words = exchangeInWords(exchange);
  const lines = [
    `did       ${words.did}`,
    ...(words.sent ? [`sent      ${words.sent}`] : []),
    `expected  ${expected}`,
    ...(came === undefined ? [] : [`came      ${came}`]),
    `${came === undefined ? 'came      ' : 'answer    '}${words.came}`,
  ];
  throw new AssertionError({ message: lines.join('\n'), stackStartFn: failExpecting });
}

/** Longer values are shown by their differences. */
const MAX_PRINTED_CHARACTERS = 300;
const MAX_DIFFERENCES = 5;

const printValue = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

const formatPath = (path: (string | number)[]) =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');

function describeDifferences(actual: unknown, expected: unknown): string {
  const differences = microdiff({ it: actual }, { it: expected }).map((difference) => {
    const [, ...path] = difference.path;
    const actualValue = 'oldValue' in difference ? difference.oldValue : undefined;
    const expectedValue = 'value' in difference ? difference.value : undefined;
    return `${formatPath(path) || 'all of it'}: ${printValue(actualValue)} in place of ${printValue(expectedValue)}`;
  });
  const more = differences.length - MAX_DIFFERENCES;
  const rest = more > 0 ? [`${more} more differences`] : [];
  return [...differences.slice(0, MAX_DIFFERENCES), ...rest].join('\n          ');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An optional field of a response: an empty text is null, as a missing value. */
export const orNull = <Value>(value: Value | null | undefined) =>
  value === undefined ? undefined : value || null;

/** Removes the optional fields that this server never sends from an expected value (docs/contracts.md). */
function removeOmitted(expected: unknown, actual: unknown): unknown {
  if (Array.isArray(expected)) {
    const items = Array.isArray(actual) ? actual : [];
    return expected.map((entry, index) => removeOmitted(entry, items[index]));
  }
  if (!isObject(expected) || !isObject(actual)) return expected;
  return Object.fromEntries(
    Object.entries(expected)
      .filter(([name, value]) => actual[name] !== undefined || (value && isEverAnswered(name)))
      .map(([name, value]) => [name, removeOmitted(value, actual[name])]),
  );
}

/**
 * Expects a value from answers to equal another. `what` names it in words: "the title after the
 * update". A failure shows both, whole if short.
 */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  noteAssertion();
  if (isDeepStrictEqual(actual, expected)) return;
  // Through JSON a field that is undefined is missing.
  const [comparableExpected, comparableActual] = [removeOmitted(expected, actual), actual].map(
    (value) => value && JSON.parse(JSON.stringify(value)),
  );
  if (isDeepStrictEqual(comparableExpected, comparableActual)) return;
  const [expectedText, came] = [printValue(expected), printValue(actual)];
  const isShort = expectedText.length + came.length <= MAX_PRINTED_CHARACTERS;
  if (isShort) failExpecting(`${what}: ${expectedText}`, lastExchange(), came);
  failExpecting(
    `${what}: the expected value, but for`,
    lastExchange(),
    describeDifferences(actual, expected),
  );
}

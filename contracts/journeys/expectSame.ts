import { isDeepStrictEqual } from 'node:util';
import microdiff from 'microdiff';
import { fail } from './fail.ts';

const shown = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value));

const place = (path: (string | number)[]) =>
  path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');

/** Expects a part of the last answer to be just so. A difference is named by its place: `[2].title`. */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const differences = microdiff({ it: actual }, { it: expected }).map((difference) => {
    const [, ...path] = difference.path;
    const was = 'oldValue' in difference ? difference.oldValue : undefined;
    const wanted = 'value' in difference ? difference.value : undefined;
    return `${what}${place(path)} to be ${shown(wanted)}, but it is ${shown(was)}`;
  });
  fail(
    differences.length > 0 ? differences.join('\n           ') : `${what} to be ${shown(expected)}`,
  );
}

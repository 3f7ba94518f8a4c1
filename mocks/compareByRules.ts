interface Matcher {
  match: string;
  min?: number;
  regex?: string;
  /** Of `arrayContains`: which examples must be found, each with rules of its own. */
  variants?: { index: number; rules: MatchingRules }[];
}

/** The matching rules of one part of an interaction: by path, as pact files write them. */
export type MatchingRules = Record<string, { matchers: Matcher[] }>;

export interface Difference {
  path: string;
  problem: string;
}

interface Options {
  /** Whether a value that no rule is about must be the example's, or just of its type. */
  literals: 'equal' | 'sameType';
  /** Whether the value may have fields that the example lacks. */
  extraFields: boolean;
}

const nameOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const isFields = (value: unknown): value is Record<string, unknown> => nameOf(value) === 'object';

/** `$.questions[*].text` is about `$.questions[3].text`. */
function matchersFor(rules: MatchingRules, path: string): Matcher[] | undefined {
  const anywhere = path.replace(/\[\d+\]/g, '[*]');
  return (rules[path] ?? rules[anywhere])?.matchers;
}

/**
 * Where a value is not as an example and its matching rules say, by the rules of Pact: `type` holds for
 * everything below it, an array of a type is compared with its first example, a value without a rule is
 * literal. Empty where all is well.
 */
export function compareByRules(
  example: unknown,
  value: unknown,
  rules: MatchingRules,
  options: Options,
): Difference[] {
  const differ = (path: string, problem: string): Difference[] => [{ path, problem }];

  function compareFields(
    expected: Record<string, unknown>,
    actual: Record<string, unknown>,
    path: string,
    isTyped: boolean,
  ): Difference[] {
    const unexpected = options.extraFields
      ? []
      : Object.keys(actual).filter((name) => !(name in expected));
    return [
      ...Object.entries(expected).flatMap(([name, part]) =>
        name in actual
          ? compare(part, actual[name], `${path}.${name}`, isTyped)
          : differ(`${path}.${name}`, 'is missing'),
      ),
      ...unexpected.flatMap((name) => differ(`${path}.${name}`, 'is not in the contract')),
    ];
  }

  function compareItems(
    expected: unknown[],
    actual: unknown[],
    path: string,
    isTyped: boolean,
    min = 0,
  ): Difference[] {
    if (!isTyped && expected.length !== actual.length) {
      return differ(path, `has ${actual.length} items, not ${expected.length}`);
    }
    if (actual.length < min) return differ(path, `has ${actual.length} items, not ${min} or more`);
    if (expected.length === 0) return [];
    return actual.flatMap((item, place) =>
      compare(expected[place] ?? expected[0], item, `${path}[${place}]`, isTyped),
    );
  }

  function compareContained(matcher: Matcher, expected: unknown, actual: unknown, path: string) {
    if (!Array.isArray(expected) || !Array.isArray(actual)) return differ(path, 'is not an array');
    const missing = (matcher.variants ?? []).filter(
      ({ index, rules: own }) =>
        !actual.some((item) => compareByRules(expected[index], item, own, options).length === 0),
    );
    return missing.flatMap(({ index }) => differ(path, `has nothing like example ${index + 1}`));
  }

  function compare(
    expected: unknown,
    actual: unknown,
    path: string,
    isTypedAbove: boolean,
  ): Difference[] {
    const own = matchersFor(rules, path);
    for (const matcher of own ?? []) {
      if (matcher.match === 'arrayContains') {
        return compareContained(matcher, expected, actual, path);
      }
      if (matcher.match === 'null') return actual === null ? [] : differ(path, 'is not null');
      if (matcher.match === 'integer') {
        return Number.isInteger(actual) ? [] : differ(path, 'is not a whole number');
      }
      if (matcher.match === 'number') {
        return nameOf(actual) === 'number' ? [] : differ(path, 'is not a number');
      }
      if (matcher.match === 'regex') {
        return new RegExp(`^(?:${matcher.regex})$`).test(String(actual))
          ? []
          : differ(path, `is not like ${matcher.regex}`);
      }
    }
    const type = own?.find(({ match }) => match === 'type');
    const isTyped = type !== undefined || isTypedAbove;
    if (nameOf(expected) !== nameOf(actual)) {
      return differ(path, `is ${nameOf(actual)}, not ${nameOf(expected)}`);
    }
    if (isFields(expected) && isFields(actual)) {
      return compareFields(expected, actual, path, isTyped);
    }
    if (Array.isArray(expected) && Array.isArray(actual)) {
      return compareItems(expected, actual, path, isTyped, type?.min);
    }
    if (isTyped || options.literals === 'sameType' || expected === actual) return [];
    return differ(path, `is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  }

  return compare(example, value, '$', false);
}

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
  /**
   * `values`: by the rules of Pact, where what no rule is about must be the example's. `shape`: the
   * examples' types; a list may have any of the example's kinds of items, in any number, and only an
   * empty example means an empty list.
   */
  compare: 'values' | 'shape';
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

/** Where a value is not as an example and its matching rules say. Empty where all is well. */
export function compareByRules(
  example: unknown,
  value: unknown,
  rules: MatchingRules,
  options: Options,
): Difference[] {
  const isShape = options.compare === 'shape';
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

  /** The differences of an item from the example that it is nearest to. */
  function fromNearest(comparisons: Difference[][]): Difference[] {
    return comparisons.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }

  function compareItems(
    expected: unknown[],
    actual: unknown[],
    path: string,
    type: Matcher | undefined,
    isTyped: boolean,
  ): Difference[] {
    const hasLength = !isTyped && (!isShape || expected.length === 0);
    if (hasLength && expected.length !== actual.length) {
      return differ(path, `has ${actual.length} items, not ${expected.length}`);
    }
    if (!isShape && actual.length < (type?.min ?? 0)) {
      return differ(path, `has ${actual.length} items, not ${type?.min} or more`);
    }
    return actual.flatMap((item, place) => {
      const at = `${path}[${place}]`;
      if (isShape) return fromNearest(expected.map((one) => compare(one, item, at, isTyped)));
      return expected.length === 0
        ? []
        : compare(expected[place] ?? expected[0], item, at, isTyped);
    });
  }

  function compareContained(
    { variants = [] }: Matcher,
    expected: unknown,
    actual: unknown,
    path: string,
  ): Difference[] {
    if (!Array.isArray(expected) || !Array.isArray(actual)) return differ(path, 'is not an array');
    const against = (item: unknown) =>
      variants.map(({ index, rules: own }) => compareByRules(expected[index], item, own, options));
    if (isShape) {
      return actual.flatMap((item, place) =>
        fromNearest(against(item)).map((difference) => ({
          ...difference,
          path: difference.path.replace('$', `${path}[${place}]`),
        })),
      );
    }
    const compared = actual.map(against);
    return variants.flatMap((_, variant) =>
      compared.some((item) => item[variant]?.length === 0)
        ? []
        : differ(path, `has nothing like example ${variant + 1}`),
    );
  }

  function compareByMatcher(
    matcher: Matcher,
    expected: unknown,
    actual: unknown,
    path: string,
  ): Difference[] | undefined {
    switch (matcher.match) {
      case 'arrayContains':
        return compareContained(matcher, expected, actual, path);
      case 'null':
        return actual === null ? [] : differ(path, 'is not null');
      case 'integer':
        return Number.isInteger(actual) ? [] : differ(path, 'is not a whole number');
      case 'number':
        return nameOf(actual) === 'number' ? [] : differ(path, 'is not a number');
      case 'regex':
        return new RegExp(`^(?:${matcher.regex})$`).test(String(actual))
          ? []
          : differ(path, `is not like ${matcher.regex}`);
      default:
        return undefined;
    }
  }

  function compare(
    expected: unknown,
    actual: unknown,
    path: string,
    isTypedAbove: boolean,
  ): Difference[] {
    const own = matchersFor(rules, path);
    const type = own?.find(({ match }) => match === 'type');
    const [matcher] = own ?? [];
    const matched = matcher && compareByMatcher(matcher, expected, actual, path);
    if (matched) return matched;
    const isTyped = type !== undefined || isTypedAbove;
    if (nameOf(expected) !== nameOf(actual)) {
      return differ(path, `is ${nameOf(actual)}, not ${nameOf(expected)}`);
    }
    if (isFields(expected) && isFields(actual)) {
      return compareFields(expected, actual, path, isTyped);
    }
    if (Array.isArray(expected) && Array.isArray(actual)) {
      return compareItems(expected, actual, path, type, isTyped);
    }
    if (isTyped || isShape || expected === actual) return [];
    return differ(path, `is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  }

  return compare(example, value, '$', false);
}

import type { CallName } from './calls.ts';
import { compareByRules, type MatchingRules } from './compareByRules.ts';
import type { Interaction } from './interactions.ts';

/** What went over the wire, its JSON bodies parsed. */
export interface Exchange {
  call: CallName;
  requestHeaders: Record<string, string>;
  query: Record<string, string>;
  requestBody: unknown;
  status: number;
  responseBody: unknown;
}

/** Whether a call is one that the contract declares. */
export interface ContractFit {
  /** The interactions that the call exercised: none where it does not fit. */
  interactions: string[];
  /** What keeps it from fitting the nearest interaction; or that none declares such an answer. */
  problems: string[];
}

interface Problem {
  /** In which half of the call, and where in it. */
  path: string;
  text: string;
}

const mediaType = (header: string | undefined) => header?.split(';')[0]?.trim();

const problem = (path: string, text: string): Problem => ({ path, text });

function headerProblems({ headers = {} }: Interaction['request'], exchange: Exchange): Problem[] {
  return Object.entries(headers).flatMap(([name, [expected]]) => {
    const path = `header ${name}`;
    const actual = exchange.requestHeaders[name.toLowerCase()];
    if (actual === undefined) return [problem(path, `request: the header ${name} is missing`)];
    if (name.toLowerCase() === 'content-type' && mediaType(actual) !== mediaType(expected)) {
      const text = `request: the content type is ${mediaType(actual)}, not ${mediaType(expected)}`;
      return [problem(path, text)];
    }
    return [];
  });
}

/** Query values travel as text: what matters is which there are. */
function queryProblems({ query = {} }: Interaction['request'], exchange: Exchange): Problem[] {
  const missing = Object.keys(query).filter((name) => !(name in exchange.query));
  const unexpected = Object.keys(exchange.query).filter((name) => !(name in query));
  return [
    ...missing.map((name) => problem(`query ${name}`, `request: ${name} is missing in the query`)),
    ...unexpected.map((name) =>
      problem(`query ${name}`, `request: ${name} in the query is not in the contract`),
    ),
  ];
}

interface Part {
  body?: { content: unknown; contentType: string };
  matchingRules?: { body?: MatchingRules };
}

function bodyDifferences(
  { body, matchingRules }: Part,
  actual: unknown,
  options: Parameters<typeof compareByRules>[3],
) {
  if (!body?.contentType.includes('json')) return [];
  return compareByRules(body.content, actual, matchingRules?.body ?? {}, options);
}

function problemsWith({ request, response }: Interaction, exchange: Exchange): Problem[] {
  const { requestBody, responseBody } = exchange;
  const inRequest = bodyDifferences(request, requestBody, { compare: 'shape', extraFields: false });
  const inAnswer = bodyDifferences(response, responseBody, { compare: 'shape', extraFields: true });
  return [
    ...headerProblems(request, exchange),
    ...queryProblems(request, exchange),
    ...inRequest.map((found) =>
      problem(`request ${found.path}`, `request: ${found.path} ${found.problem}`),
    ),
    ...inAnswer.map((found) =>
      problem(`answer ${found.path}`, `answer: ${found.path} ${found.problem}`),
    ),
  ];
}

/** In how many values a call is another than the interaction's: a Closed for an Open, an empty page for a full one. */
function distance({ request, response }: Interaction, exchange: Exchange): number {
  const options = { compare: 'values', extraFields: true } as const;
  return (
    bodyDifferences(request, exchange.requestBody, options).length +
    bodyDifferences(response, exchange.responseBody, options).length
  );
}

const isWithin = (path: string, outer: string) =>
  path === outer || (path.startsWith(outer) && '.['.includes(path.charAt(outer.length)));

/** Whether an example says anything about a value: `$.questions[7].text` when one of its questions has a text. */
function mentions(example: unknown, steps: string[]): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  if (Array.isArray(example)) return example.some((item) => mentions(item, rest));
  if (typeof example !== 'object' || example === null || !(step in example)) return false;
  return mentions(example[step as keyof typeof example], rest);
}

/** Whether an interaction has the value that is a problem to another one just so. In answers, silence is no consent. */
function accepts(
  { interaction, problems }: { interaction: Interaction; problems: Problem[] },
  { path }: Problem,
): boolean {
  if (problems.some((other) => isWithin(path, other.path))) return false;
  const [, inAnswer] = path.split('answer $');
  if (inAnswer === undefined) return true;
  const steps = inAnswer.split(/[.[\]]+/).filter(Boolean);
  return mentions(interaction.response.body?.content, steps);
}

/**
 * Which interactions of the contract a call fits. Literal values are examples: another e-mail address
 * fits. What one interaction of the same call and status has as null and another as text may be either:
 * where none fits whole, a problem is what no interaction accepts. The nearest count as exercised.
 */
export function contractFit(exchange: Exchange, interactions: Interaction[]): ContractFit {
  const { call, status } = exchange;
  const declared = interactions
    .filter((interaction) => interaction.call === call && interaction.response.status === status)
    .map((interaction) => ({
      interaction,
      problems: problemsWith(interaction, exchange),
    }));
  if (declared.length === 0) {
    return { interactions: [], problems: [`No interaction declares an answer ${status} to it`] };
  }
  const fewest = Math.min(...declared.map(({ problems }) => problems.length));
  const problems = declared
    .flatMap((one) => (fewest === 0 ? [] : one.problems))
    .filter((found) => !declared.some((other) => accepts(other, found)));
  if (problems.length > 0) {
    return { interactions: [], problems: [...new Set(problems.map(({ text }) => text))] };
  }
  const closest = declared
    .filter((one) => one.problems.length === fewest)
    .map(({ interaction }) => ({ interaction, distance: distance(interaction, exchange) }));
  const nearest = Math.min(...closest.map((one) => one.distance));
  return {
    interactions: closest
      .filter((one) => one.distance === nearest)
      .map(({ interaction }) => interaction.description),
    problems: [],
  };
}

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

const mediaType = (header: string | undefined) => header?.split(';')[0]?.trim();

function headerProblems({ headers = {} }: Interaction['request'], exchange: Exchange): string[] {
  return Object.entries(headers).flatMap(([name, [expected]]) => {
    const actual = exchange.requestHeaders[name.toLowerCase()];
    if (actual === undefined) return [`request: the header ${name} is missing`];
    if (name.toLowerCase() === 'content-type' && mediaType(actual) !== mediaType(expected)) {
      return [`request: the content type is ${mediaType(actual)}, not ${mediaType(expected)}`];
    }
    return [];
  });
}

/** Query values travel as text: what matters is which there are. */
function queryProblems({ query = {} }: Interaction['request'], exchange: Exchange): string[] {
  const missing = Object.keys(query).filter((name) => !(name in exchange.query));
  const unexpected = Object.keys(exchange.query).filter((name) => !(name in query));
  return [
    ...missing.map((name) => `request: ${name} is missing in the query`),
    ...unexpected.map((name) => `request: ${name} in the query is not in the contract`),
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

function problemsWith({ request, response }: Interaction, exchange: Exchange): string[] {
  const inRequest = bodyDifferences(request, exchange.requestBody, {
    literals: 'sameType',
    extraFields: false,
  });
  const inAnswer = bodyDifferences(response, exchange.responseBody, {
    literals: 'equal',
    extraFields: true,
  });
  return [
    ...headerProblems(request, exchange),
    ...queryProblems(request, exchange),
    ...inRequest.map(({ path, problem }) => `request: ${path} ${problem}`),
    ...inAnswer.map(({ path, problem }) => `answer: ${path} ${problem}`),
  ];
}

/** In how many values a request is another than the example: a person of another name, a Closed for an Open. */
function distance({ request }: Interaction, exchange: Exchange): number {
  return bodyDifferences(request, exchange.requestBody, { literals: 'equal', extraFields: true })
    .length;
}

/**
 * Which interactions of the contract a call fits. A request's literal values are examples: another
 * e-mail address of the same type fits. Of several interactions that fit, those count as exercised
 * whose example is nearest.
 */
export function contractFit(exchange: Exchange, interactions: Interaction[]): ContractFit {
  const { call, status } = exchange;
  const declared = interactions.filter(
    (interaction) => interaction.call === call && interaction.response.status === status,
  );
  if (declared.length === 0) {
    return { interactions: [], problems: [`No interaction declares an answer ${status} to it`] };
  }
  const compared = declared.map((interaction) => ({
    description: interaction.description,
    problems: problemsWith(interaction, exchange),
    distance: distance(interaction, exchange),
  }));
  const fitting = compared.filter(({ problems }) => problems.length === 0);
  if (fitting.length === 0) {
    const [nearest] = compared.toSorted(
      (one, other) => one.problems.length - other.problems.length,
    );
    return { interactions: [], problems: nearest?.problems ?? [] };
  }
  const smallest = Math.min(...fitting.map((one) => one.distance));
  return {
    interactions: fitting
      .filter((one) => one.distance === smallest)
      .map(({ description }) => description),
    problems: [],
  };
}

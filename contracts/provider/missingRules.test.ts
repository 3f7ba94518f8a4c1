import { expect, test } from 'vitest';
import { replaceBody } from '#mocks/backend/removeFields.ts';
import { mockProvider } from '../mockProvider.ts';
import type { Verified } from '../verificationReport.ts';
import { verifyJourneys } from '../verifyJourneys.ts';

interface Call {
  path: string;
  query: string;
  body: string;
  headers: Headers;
  /** The answer of a server that keeps the contract. */
  answer: Response;
}

interface Rule {
  /** The journeys that fail on a server without the rule, by the beginning of their titles. */
  journeys: string[];
  /** The answer of a server without the rule; nothing if the rule does not affect this call. */
  intercept: (call: Call) => Response | Promise<Response> | false | undefined;
}

const status = (code: number) => Response.json({ message: 'As before' }, { status: code });

const without = ({ answer: response }: Call, name: string) => {
  const headers = new Headers(response.headers);
  headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
};

/** Rules that only journeys verify, each with the answer of a server without it. */
const rules: Rule[] = [
  {
    journeys: ['without a token a call with an invalid body is refused with 401'],
    intercept: ({ headers, query, body, answer: response }) =>
      response.status === 401 &&
      !headers.has('authorization') &&
      (body === '{}' || query === '?page=none') &&
      status(422),
  },
  {
    journeys: ['tokens are compared exactly'],
    intercept: ({ headers }) =>
      ['bearer', 'BEARER'].includes(headers.get('authorization')?.split(' ')[0] ?? '') &&
      status(401),
  },
  {
    journeys: ['minimum lengths count neither'],
    intercept: ({ body, answer: response }) =>
      response.status === 422 && /x[\u200b]|[\u2060]x/.test(body) && status(200),
  },
  {
    journeys: ['a call with an invalid body is refused with 422'],
    intercept: ({ headers, query, body, answer: response }) =>
      response.status === 422 &&
      headers.has('authorization') &&
      (body === '{}' || query === '?page=none') &&
      status(403),
  },
  {
    journeys: ['a query field that the contract does not know'],
    intercept: ({ query }) => query.includes('not-a-field=') && status(422),
  },
  {
    journeys: [
      'sign-up accepts values at each limit',
      'a login enforces',
      'the contact form',
      'a profile enforces',
    ],
    intercept: ({ body, answer: response }) =>
      (body.includes("o'neil") && status(422)) ||
      (response.status === 422 && body.includes('a..b@') && status(200)),
  },
  {
    journeys: ['a value of another type is refused'],
    intercept: ({ path, body }) =>
      path.endsWith('/user/update') && body.includes('"mobileNumber":1') && status(200),
  },
  {
    journeys: ['anybody can fetch an uploaded picture'],
    intercept: ({ path, body }) =>
      path.endsWith('/upload') && body.includes('image/avif') && status(422),
  },
  {
    journeys: ['nobody creates or updates a survey in another’s name'],
    intercept: ({ path, body, answer: response }) =>
      path.endsWith('/survey/update') &&
      response.status === 403 &&
      /"id":\d{7,}/.test(body) &&
      status(404),
  },
  {
    journeys: ['tokens are compared exactly'],
    intercept: ({ headers }) => headers.has('cookie') && Response.json({}),
  },
  {
    journeys: ['equal texts under “Others”'],
    intercept: async ({ path, answer: response }) => {
      if (!path.includes('/analyze/') || !response.ok) return response;
      return replaceBody(
        response,
        JSON.parse((await response.text()).replaceAll('Salt &', 'Salt &amp;')),
      );
    },
  },
  {
    journeys: ['every private response has Cache-Control: no-store'],
    intercept: (call) => !call.answer.ok && without(call, 'cache-control'),
  },
  {
    journeys: ['anybody can fetch an uploaded picture'],
    intercept: (call) => call.path.includes('/uploads/') && without(call, 'x-content-type-options'),
  },
  {
    journeys: ['addresses are compared without case, at login'],
    intercept: ({ path, body, answer: response }) =>
      path.endsWith('/sign-up') &&
      response.status === 409 &&
      body.includes('\u200b') &&
      status(200),
  },
  {
    journeys: ['a value of another type is refused'],
    intercept: ({ body, answer: response }) =>
      response.status === 422 && body.includes('[null]') && status(200),
  },
  {
    journeys: ['requesting a link returns no link'],
    intercept: ({ path, body }) =>
      path.endsWith('/forgot-password') && body.includes('@field.example') && status(404),
  },
];

/** A server that keeps the contract without some of its rules. */
const serverWithout = (missing: Rule[]) =>
  mockProvider(async (request, current) => {
    const { pathname: path, search: query } = new URL(request.url);
    const { headers } = request;
    const body = await request.text();
    let response = current;
    for (const { intercept } of missing) {
      response = (await intercept({ path, query, body, headers, answer: response })) || response;
    }
    return response;
  });

/** Sets of rules without a common journey: a journey ends at the first rule that it misses. */
const runs = rules.reduce<Rule[][]>((sets, rule) => {
  const isMasked = (member: Rule) => member.journeys.some((title) => rule.journeys.includes(title));
  const free = sets.find((members) => !members.some(isMasked));
  if (free) free.push(rule);
  else sets.push([rule]);
  return sets;
}, []);

test.each(runs.map((missing, index) => ({ number: index + 1, missing })))(
  'run $number: a server without some rules fails exactly the journeys that verify those rules',
  async ({ missing }) => {
    const server = await serverWithout(missing);
    const results: Verified[] = [];
    await verifyJourneys(server, {}, (result) => results.push(result));
    await server.close();
    expect(results.length).toBeGreaterThan(100);
    const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
    const expected = missing.flatMap(({ journeys }) => journeys);
    expect(expected.filter((title) => !failed.some((name) => name.startsWith(title)))).toEqual([]);
    expect(failed.filter((name) => !expected.some((title) => name.startsWith(title)))).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import type { Exchange } from './contractFit.ts';
import { contractFit } from './contractFit.ts';
import { type Interaction, interactions } from './interactions.ts';

/** An interaction's own example, as it would go over the wire. */
function exampleOf({ call, request, response }: Interaction): Exchange {
  return {
    call,
    requestHeaders: Object.fromEntries(
      Object.entries(request.headers ?? {}).map(([name, [value = '']]) => [
        name.toLowerCase(),
        value,
      ]),
    ),
    query: Object.fromEntries(
      Object.entries(request.query ?? {}).map(([name, [value = '']]) => [name, value]),
    ),
    requestBody: request.body?.content,
    status: response.status,
    responseBody: response.body?.content,
  };
}

const named = (description: string) => {
  const found = interactions.find((interaction) => interaction.description === description);
  if (!found) throw new Error(`No interaction "${description}"`);
  return found;
};

const fitOf = (description: string, change: (exchange: Exchange) => Partial<Exchange>) => {
  const exchange = exampleOf(named(description));
  return contractFit({ ...exchange, ...change(exchange) }, interactions);
};

test.each(interactions.map(({ description }) => [description]))(
  '“%s” fits itself',
  (description) => {
    const fit = contractFit(exampleOf(named(description)), interactions);
    expect(fit.problems).toEqual([]);
    expect(fit.interactions).toContain(description);
  },
);

test('a value of the same type in a request fits', () => {
  const fit = fitOf('a login with the right password', () => ({
    requestBody: { email: 'someone@else.example', password: 'another-one' },
  }));
  expect(fit).toEqual({ interactions: ['a login with the right password'], problems: [] });
});

test('of two statuses the one that was sent is exercised', () => {
  const fit = fitOf('a survey that is to be Open', () => ({
    requestBody: { id: 77, status: 'Closed' },
  }));
  expect(fit.interactions).toEqual(['a survey that is to be Closed']);
});

test('a field of another type in an answer is named', () => {
  const fit = fitOf('a login with the right password', ({ responseBody }) => ({
    responseBody: { ...(responseBody as object), token: 5 },
  }));
  expect(fit).toEqual({ interactions: [], problems: ['answer: $.token is number, not string'] });
});

test('a field that is missing in an answer is named, one that is more is not', () => {
  const fit = fitOf('a login with a wrong password', () => ({ responseBody: { more: true } }));
  expect(fit.problems).toEqual(['answer: $.message is missing']);
});

test('a field in a request that the contract does not know is named', () => {
  const fit = fitOf('a forgotten password', () => ({
    requestBody: { email: 'ada@example.com', hint: 'x' },
  }));
  expect(fit.problems).toEqual(['request: $.hint is not in the contract']);
});

test('a missing token and a missing page are named', () => {
  const fit = fitOf('a page of agents', () => ({ requestHeaders: {}, query: { limit: '10' } }));
  expect(fit.problems).toEqual([
    'request: the header Authorization is missing',
    'request: page is missing in the query',
  ]);
});

test('an answer that no interaction declares is said to be so', () => {
  const fit = fitOf('a login with the right password', () => ({ status: 503 }));
  expect(fit).toEqual({
    interactions: [],
    problems: ['No interaction declares an answer 503 to it'],
  });
});

test('a wrong item deep in a list is found', () => {
  const fit = fitOf('a page of an owner’s surveys', ({ responseBody }) => {
    const { surveys } = responseBody as { surveys: object[] };
    return {
      responseBody: {
        ...(responseBody as object),
        surveys: [...surveys, { ...surveys[0], id: '9' }],
      },
    };
  });
  expect(fit.problems).toEqual([
    `answer: $.surveys[${(exampleOf(named('a page of an owner’s surveys')).responseBody as { surveys: object[] }).surveys.length}].id is not a whole number`,
  ]);
});

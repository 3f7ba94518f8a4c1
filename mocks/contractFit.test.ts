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

test('a survey of any questions fits, as long as each is like one of the examples', () => {
  const question = { text: 'How?', type: 'text', required: true, hasOthers: false, options: [] };
  const request = (questions: object[]) => () => ({
    requestBody: { title: 'Mine', image: null, questions, userId: 7 },
  });
  const many = fitOf('a new survey', request([question, question, question]));
  expect(many).toEqual({ interactions: ['a new survey'], problems: [] });
  const odd = fitOf('a new survey', request([question, { ...question, required: 'yes' }]));
  expect(odd.problems).toEqual(['request: $.questions[1].required is string, not boolean']);
});

test('what one interaction has as null and another as text may be either', () => {
  const profile = (change: object) => () => ({
    requestBody: {
      id: 7,
      firstName: 'Tomas',
      middleName: null,
      lastName: 'Ferreira',
      email: 'tomas@example.com',
      mobileNumber: '07700900123',
      password: null,
      ...change,
    },
  });
  expect(fitOf('a changed profile', profile({})).problems).toEqual([]);
  expect(fitOf('a changed profile', profile({ image: 'https://a/b.png' })).problems).toEqual([]);
  expect(fitOf('a changed profile', profile({ mobileNumber: null })).problems).toEqual([
    'request: $.mobileNumber is null, not string',
  ]);
});

test('an empty page is the interaction of an empty page, a full one the other', () => {
  const full = exampleOf(named('a page of agents'));
  const empty = exampleOf(named('a page of agents of an owner who has none'));
  expect(contractFit(full, interactions).interactions).toEqual(['a page of agents']);
  expect(contractFit(empty, interactions).interactions).toEqual([
    'a page of agents of an owner who has none',
  ]);
});

test('a report of other questions than the example’s fits, one with a broken answer does not', () => {
  const [fit, broken] = ['Because', 5].map((value) =>
    fitOf('the analysis of a survey', ({ responseBody }) => ({
      responseBody: {
        ...(responseBody as object),
        questions: [
          { id: 9, text: 'Why?', type: 'text', responseCount: 1, answers: [{ id: 1, value }] },
        ],
      },
    })),
  );
  expect(fit?.problems).toEqual([]);
  expect(broken?.problems).toEqual([
    'answer: $.questions[0].answers[0].value is number, not string',
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallName, callNamed } from '#mocks/callNames.ts';
import { describedCalls } from '#mocks/describedCalls.ts';
import { testClient } from '#mocks/testClient.ts';
import {
  answerProblem,
  findProblem,
  type Operation,
  operations,
  requestProblem,
  resolved,
  type Schema,
} from './description.ts';

/** Requests for each call in each test: about 1,200 over all calls. */
const RUNS = 20;

const characters = fc.constantFrom(
  'a',
  'Z',
  '7',
  'ß',
  '漢',
  '😀',
  '-',
  '.',
  ' ',
  '\t',
  '\u200b',
  '<',
);
const someText = fc.oneof(
  fc.string({ unit: characters, maxLength: 60 }),
  fc.string({ unit: characters, minLength: 110, maxLength: 130 }),
  fc.constantFrom('', 'ab', '07700900123', 'a'.repeat(50), '😀'.repeat(20), 'a'.repeat(100)),
  fc.constantFrom('a@b.co', 'Ada.King+1@Field-day.example', 'not an address', 'a..b@c.de'),
);
const someNumber = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1, 2, 3, 100) },
  fc.constantFrom(0, -1, 101, 1.5, 2 ** 53 - 1, 2 ** 53, 1e300),
  fc.integer(),
);

/** Anything that a JSON body can hold at one place. */
const anything = fc.oneof(someText, someNumber, fc.jsonValue(), fc.constant(null));

const fits = (schema: Schema) => (value: unknown) => findProblem(schema, value) === null;

/** Values that a schema of the description takes. */
function generateValue(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, enum: values, type, properties, required = [], items } = resolved(schema);
  if (anyOf) return fc.oneof(...anyOf.map(generateValue));
  if (values) return fc.constantFrom(...values);
  if (Array.isArray(type)) {
    return fc.oneof(
      ...type.map((memberType) => generateValue({ ...resolved(schema), type: memberType })),
    );
  }
  switch (type) {
    case 'object': {
      const fields = Object.entries(properties ?? {}).map(([name, field]) => [
        name,
        generateValue(field),
      ]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
    }
    case 'array':
      return fc.array(generateValue(items ?? {}), { maxLength: 3 });
    case 'integer':
      return someNumber.filter(fits(schema));
    case 'string':
      return someText.filter(fits(schema));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The places in a value: `['questions', '0', 'text']`. */
const placesIn = (value: unknown): string[][] =>
  isParent(value)
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...placesIn(inner).map((rest) => [name, ...rest]),
      ])
    : [];

/** The value with one place left out, or replaced by anything. */
function changedAt(value: unknown, place: string[], replacement: unknown): unknown {
  const copy = structuredClone(value);
  const parent = place.slice(0, -1).reduce<unknown>((node, name) => (node as never)[name], copy);
  const last = place.at(-1) ?? '';
  if (replacement !== undefined) (parent as Record<string, unknown>)[last] = replacement;
  else if (Array.isArray(parent)) parent[Number(last)] = null;
  else delete (parent as Record<string, unknown>)[last];
  return copy;
}

/** The same value with one place left out, or replaced by anything. */
const changedInOnePlace = (schema: Schema) =>
  generateValue(schema)
    .filter((value) => placesIn(value).length > 0)
    .chain((value) =>
      fc
        .tuple(fc.constantFrom(...placesIn(value)), fc.option(anything, { nil: undefined }))
        .map(([place, replacement]) => changedAt(value, place, replacement)),
    );

/** The input of a call: its body, or its query as one object. */
function findInputSchema({ body, parameters }: Operation): Schema | undefined {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  if (body || query.length === 0) return body;
  const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
  return { type: 'object', properties, required: Object.keys(properties) };
}

const ids = fc.constantFrom('1', '2', '5', '999', 'abc', '1e9', '%00', '-1', '9007199254740993');
type Caller = 'owner' | 'secondOwner' | 'superAdmin' | undefined;

const persons = fc.constantFrom<Caller>('owner', 'secondOwner', 'superAdmin');

/** The address and body of a call with an input. */
function sentAs({ path, body }: Operation, id: string, input: unknown) {
  const url = path.replace('{id}', id);
  if (body || !isParent(input)) return { address: url, body: input };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { address: `${url}?${query}`, body: undefined };
}

/** Whether a body keeps every rule of its schema; the description has no patterns of most texts. */
function isValidBody({ call }: Operation, body: unknown): boolean {
  const described = describedCalls.find(
    ({ method, path }) => `${method} ${path.replace(':id', '{id}')}` === call,
  );
  return !described?.body || z.safeParse(described.body, body).success;
}

/** Sends generated requests to one backend, whose data change with them. */
async function sendAll(
  operation: Operation,
  inputs: fc.Arbitrary<unknown>,
  isDescribed: boolean,
  expectStatus: (status: number, as: Caller) => void,
  callers: fc.Arbitrary<Caller> = persons,
) {
  const client = await testClient();
  await fc.assert(
    fc.asyncProperty(inputs, callers, ids, async (input, as, id) => {
      const { address: url, body } = sentAs(operation, id, input);
      const init = {
        method: operation.method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const problem = await requestProblem(operation, new Request(`http://api${url}`, init));
      const isValid = isValidBody(operation, body);
      if (operation.body && isValid) expect(problem).toBe(null);
      fc.pre(isDescribed ? isValid && problem === null : problem !== null);
      const answer = await client.call(operation.method, url, { ...(as && { as }), body });
      const { status } = answer;
      expect(await answerProblem(operation, Response.json(answer.body, { status }))).toBe(null);
      expectStatus(status, as);
    }),
    { numRuns: RUNS },
  );
}

/** A body of the described shape may break a rule that no schema states. */
const HAS_RULES = ['/survey/create', '/survey/update', '/auth/update-password'];

const described = operations
  .filter(({ path }) => path !== '/upload')
  .map((operation) => {
    const input = findInputSchema(operation);
    const inputs = input ? generateValue(input) : fc.constant(undefined);
    return { operation, call: operation.call, input, inputs };
  });

test.each(described)(
  '$call returns the described response to any valid request (CALL-2)',
  async (call) => {
    const { operation, input, inputs } = call;
    await sendAll(operation, inputs, true, (status) => {
      if (input && !HAS_RULES.includes(operation.path)) expect(status).not.toBe(422);
    });
  },
);

/** The status that refuses a valid call of a person; undefined if the person may make it. */
function findRefusal(call: string, as: Caller): number | undefined {
  const { access } = callNamed(call.replace('{id}', ':id') as CallName);
  if (access === 'public') return undefined;
  if (!as) return 401;
  const role = as === 'superAdmin' ? 'superAdmin' : 'owner';
  return access === 'signedIn' || access === role ? undefined : 403;
}

test.each(described)(
  '$call is refused to the wrong kind of user (CALL-4, CALL-6)',
  async (call) => {
    const { operation, inputs } = call;
    await sendAll(
      operation,
      // A rule of required questions is checked before the role.
      inputs.filter((value) => !JSON.stringify(value)?.includes('"required":true')),
      true,
      (status, as) => {
        const refusal = findRefusal(operation.call, as);
        if (refusal) expect(status).toBe(refusal);
        // A login without an account is refused, too.
        else if (operation.path !== '/auth/login') expect(status).not.toBe(401);
      },
      fc.constantFrom<Caller>('owner', 'superAdmin', undefined),
    );
  },
);

test.each(described.filter(({ input }) => input))(
  '$call returns 422 for a request with one invalid value, before it checks the role (CALL-6, CALL-7)',
  async ({ operation, input }) => {
    await sendAll(operation, changedInOnePlace(input ?? {}), false, (status) => {
      expect(status).toBe(422);
    });
  },
);

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf } from '#domain/api/calls.ts';
import { type DescribedCall, describedCalls } from '#domain/api/describedCalls.ts';
import { agentBody } from '#fixtures/agentBody.ts';
import { testClient } from '../testClient.ts';

const question = { text: 'Why?', type: 'text', required: false, hasOthers: false, options: [] };
const agent = { ...agentBody, ownerId: 2 };
const page = { page: 1, pageSize: 10, userId: 2 };

/** A valid body of each call; the property changes one field at a time. */
const valid: Record<string, Record<string, unknown>> = {
  'POST /auth/login': { email: 'nadia@canvass.example', password: 'Nadia-2026' },
  'POST /auth/sign-up': {
    firstName: 'Ada',
    middleName: '',
    lastName: 'King',
    email: 'ada@example.com',
    password: 'secret1',
  },
  'POST /auth/forgot-password': { email: 'nadia@canvass.example' },
  'POST /auth/verify-reset-password-token': { token: 'unknown' },
  'POST /auth/update-password': { id: 2, token: 'unknown', password: 'secret1' },
  'POST /auth/sign-up-agent': { ...agent, password: 'Agent-2026' },
  'POST /survey': page,
  'POST /survey/super-admin': { ...page, userId: 1 },
  'POST /survey/create': { title: 'Hello', image: null, questions: [question], userId: 2 },
  'POST /survey/update': { id: 1, title: 'Hello', questions: [question], userId: 2 },
  'POST /survey/update-status': { id: 1, status: 'Closed' },
  'GET /agent': { page: 1, limit: 10 },
  'PUT /agent/:id': agent,
  'PATCH /agent/:id/status': { status: 'Active' },
  'GET /response/get-response-list': page,
  'GET /response/get-all-response-list': { ...page, userId: 1 },
  'POST /user/update': {
    id: 2,
    firstName: 'Nadia',
    middleName: null,
    lastName: 'Rahman',
    email: 'nadia@canvass.example',
    mobileNumber: '07700900002',
    password: null,
  },
  'POST /email/contact-us': {
    firstName: 'Ada',
    lastName: 'King',
    email: 'ada@example.com',
    body: 'Hello there',
  },
};

const errorSchema = z.object({ message: z.string() });

/** By the OpenAPI schema, which is stricter than the schema that reads answers. */
function fits(schema: z.core.$ZodType, value: unknown): boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return ajv.validate(z.toJSONSchema(schema, { io: 'input' }), value);
}

const nonsense = fc.oneof(
  fc.jsonValue(),
  fc.string({ maxLength: 200 }),
  fc.integer(),
  fc.constant('x'.repeat(10_000)),
);

const personOf = ({ access }: DescribedCall) => (access === 'superAdmin' ? 'superAdmin' : 'owner');

async function send(
  client: Awaited<ReturnType<typeof testClient>>,
  call: DescribedCall,
  input: Record<string, unknown>,
) {
  const path = call.path.replace(':id', '1');
  const as = personOf(call);
  if (!call.query) return client.call(call.method, path, { as, body: input });
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  return client.call(call.method, `${path}?${query}`, { as });
}

describe.each(
  describedCalls
    .filter((call) => call.body ?? call.query)
    .map((call) => [nameOf(call), call] as const),
)('%s', (name, call) => {
  test('accepts valid input, refuses invalid input, and never answers outside its schema', async () => {
    const example = valid[name];
    if (!example) throw new Error(`There is no valid example of ${name}`);
    const client = await testClient();
    expect((await send(client, call, example)).status).not.toBe(422);

    const field = fc.constantFrom(...Object.keys(example));
    await fc.assert(
      fc.asyncProperty(field, nonsense, async (key, value) => {
        const input = { ...example, [key]: value };
        const { status, body } = await send(client, call, input);
        expect(status).not.toBe(500);
        const isValid = call.body && z.safeParse(call.body, input).success;
        if (isValid === false) expect(status).toBe(422);
        if (status >= 400) expect(fits(errorSchema, body)).toBe(true);
        else if (call.answer) expect(fits(call.answer, body)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(
  describedCalls
    .filter(({ method, query }) => method === 'GET' && !query)
    .map((call) => [nameOf(call), call] as const),
)('%s', (_, call) => {
  test('never answers outside its schema, for any id', async () => {
    const client = await testClient();
    const ids = fc.oneof(fc.integer(), fc.constantFrom(1, 2, 4, 5, 'abc', '1e9', '%00'));
    await fc.assert(
      fc.asyncProperty(ids, async (id) => {
        const path = call.path.replace(':id', String(id));
        const { status, body } = await client.call(call.method, path, { as: 'owner' });
        if (status === 200) expect(fits(call.answer ?? z.unknown(), body)).toBe(true);
        else expect([status, fits(errorSchema, body)]).toEqual([404, true]);
      }),
      { numRuns: 40 },
    );
  });
});

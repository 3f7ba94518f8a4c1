import fc from 'fast-check';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { worlds } from '#fixtures/worlds.ts';
import { takeSnapshot } from '#mocks/backend/database.ts';
import { controlSettingsSchema, type Fault } from '#mocks/controls/settings.ts';
import type { MockBackend } from '#mocks/createBackend.ts';
import { createBackend } from '#mocks/createBackend.ts';
import { backendState, readSavedState, takeBackendState } from './savedState.ts';

async function createSavedState() {
  const backend = createBackend();
  await backend.seed('broken');
  return {
    canvassDemo: 1,
    path: '/agents',
    world: 'broken',
    day: null,
    settings: controlSettingsSchema.parse({}),
    seen: [],
    records: takeSnapshot(backend.database),
    session: await backend.signIn('owner'),
  };
}

test('a saved state reads back unchanged, also with data that no form allows (DEMO-23)', async () => {
  const state = await createSavedState();
  expect(readSavedState(JSON.stringify(state))).toEqual(JSON.parse(JSON.stringify(state)));
});

test.each([
  ['no JSON', () => '{'],
  ['another version', (state: object) => JSON.stringify({ ...state, canvassDemo: 0 })],
  ['a collection missing', (state: object) => JSON.stringify({ ...state, records: {} })],
  [
    'a record of another shape',
    (state: { records: object }) =>
      JSON.stringify({ ...state, records: { ...state.records, agents: [{ id: 'x' }] } }),
  ],
  ['a path elsewhere', (state: object) => JSON.stringify({ ...state, path: '//evil.example' })],
  ['a path with a tab', (state: object) => JSON.stringify({ ...state, path: '/\t/evil.example' })],
  [
    'a path with a backslash',
    (state: object) => JSON.stringify({ ...state, path: '/\\evil.example' }),
  ],
  [
    'a path with a line break',
    (state: object) => JSON.stringify({ ...state, path: '/\n/evil.example' }),
  ],
  ['an address', (state: object) => JSON.stringify({ ...state, path: 'https://evil.example/' })],
] as const)('%s is refused before any change (DEMO-23)', async (_, createText) => {
  const state = await createSavedState();
  expect(() => readSavedState(createText(state))).toThrow(
    'This file is not a saved state of this version of the demo. Nothing was changed.',
  );
});

describe('a reopened state', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const page = { page: 1, pageSize: 10, userId: 2 };
  const question = { text: 'Why?', type: 'text', required: false, hasOthers: false, options: [] };
  const calls = [
    ['POST /survey', page],
    ['POST /survey/create', { title: 'Hello', image: null, questions: [question], userId: 2 }],
    ['POST /survey/update', { id: 1, title: 'Renamed', questions: [question], userId: 2 }],
    ['POST /survey/update-status', { id: 2, status: 'Closed' }],
    ['GET /survey/:id', undefined],
    ['GET /agent', undefined],
  ] as const;

  type Call = (typeof calls)[number];

  async function ask({ handlers }: MockBackend, token: string, [name, body]: Call) {
    const [method = '', path = ''] = name.split(' ');
    const query = name === 'GET /agent' ? '?page=1&limit=10' : '';
    const request = new Request(`http://localhost/api/v1${path.replace(':id', '1')}${query}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(handlers, request);
    return [name, response?.status, await response?.text()];
  }

  const fault: fc.Arbitrary<Fault> = fc.record({
    call: fc.constantFrom(...calls.map(([name]) => name)),
    on: fc.oneof(
      fc.constantFrom('next' as const, 'every' as const),
      fc.integer({ min: 1, max: 4 }),
    ),
    answer: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom(404, 422, 500),
      message: fc.string(),
    }),
  });
  const someCalls = fc.array(fc.constantFrom(...calls), { maxLength: 6 });
  const ten = fc.array(fc.constantFrom(...calls), { minLength: 10, maxLength: 10 });

  // The large world is the first survey of the standard one with more responses; loading it takes
  // seconds.
  const { large: _, ...otherWorlds } = worlds;
  test.each(Object.keys(otherWorlds) as (keyof typeof otherWorlds)[])(
    'answers the next ten calls like the original, from %s (LAW-7)',
    async (world) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fault, { maxLength: 3 }),
          someCalls,
          ten,
          async (faults, stepsBefore, stepsAfter) => {
            const original = createBackend();
            await original.seed(world);
            const { token } = await original.signIn('owner');
            original.controls.set({ faults });
            for (const call of stepsBefore) await ask(original, token, call);
            const text = JSON.stringify({
              canvassDemo: 1,
              path: '/dashboard',
              world,
              session: null,
              ...backendState(original),
            });
            const openedBackend = createBackend();
            await takeBackendState(openedBackend, readSavedState(text));
            for (const call of stepsAfter) {
              expect(await ask(openedBackend, token, call)).toEqual(
                await ask(original, token, call),
              );
            }
          },
        ),
        { numRuns: 3 },
      );
    },
  );
});

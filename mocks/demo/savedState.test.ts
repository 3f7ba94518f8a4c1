import { expect, test } from 'vitest';
import { createBackend } from '../backend/createBackend.ts';
import { snapshotOf } from '../backend/database.ts';
import { controlSettingsSchema } from '../controls/settings.ts';
import { readSavedState } from './savedState.ts';

async function saved() {
  const backend = createBackend();
  await backend.seed('broken');
  return {
    canvassDemo: 1,
    path: '/agents',
    world: 'broken',
    settings: controlSettingsSchema.parse({}),
    records: snapshotOf(backend.database),
    session: await backend.signIn('owner'),
  };
}

test('what was saved is read as it was, of data that no form would let in too (DEMO-23)', async () => {
  const state = await saved();
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
] as const)('%s is refused before anything is changed (DEMO-23)', async (_, textOf) => {
  const state = await saved();
  expect(() => readSavedState(textOf(state))).toThrow(
    'This file is not a saved state of this version of the demo. Nothing was changed.',
  );
});

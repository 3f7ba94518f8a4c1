import { expect, test } from 'vitest';
import { worlds } from '#fixtures/worlds.ts';
import { createDatabase, load, snapshotOf } from '#mocks/backend/database.ts';
import { createBackend } from '#mocks/createBackend.ts';
import { backendState, type SavedState, STATE_VERSION } from '../state/savedState.ts';
import { readStateLink, stateLink } from './stateLink.ts';

const root = 'http://localhost/';

async function stateOf(): Promise<SavedState> {
  const database = createDatabase();
  await load(database, worlds.standard());
  const backend = createBackend({ database });
  return {
    canvassDemo: STATE_VERSION,
    path: '/login',
    world: 'standard',
    day: null,
    ...backendState(backend),
    records: snapshotOf(database),
    session: null,
  };
}

test('a state read from its link is the same (DEMO-31)', async () => {
  const state = await stateOf();
  expect(await readStateLink(await stateLink(root, state))).toEqual(state);
});

test('a link that unpacks to more than any state has is refused (DEMO-31)', async () => {
  const [address = '', text = ''] = (await stateLink(root, await stateOf())).split('=');
  const unpack = new DecompressionStream('deflate-raw');
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  const json = await new Response(new Blob([bytes]).stream().pipeThrough(unpack)).text();
  const padded = async (blanks: number) => {
    const packed = new Blob([json, ' '.repeat(blanks)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const code = Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url');
    return readStateLink(`${address}=${code}`);
  };
  expect(await padded(9_000_000)).toMatchObject({ path: '/login' });
  await expect(padded(10_000_000)).rejects.toThrow('This link’s state cannot be read');
});

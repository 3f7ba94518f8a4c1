import * as z from 'zod';
import { endingBefore } from '#fixtures/day.ts';
import { type WorldName, worlds } from '#fixtures/worlds.ts';
import { createDatabase, load, snapshotOf } from '#mocks/backend/database.ts';
import { changesOf, changesSchema, withChanges } from '../state/changesOf.ts';
import { parseSavedState, type SavedState, savedStateSchema } from '../state/savedState.ts';

/** In the fragment, which hosts never receive; they would refuse such a long address. */
const MARK = '#demo-state=';

/** Programs cut longer links. */
const MAX_LENGTH = 8000;

/** The records of a data set, as loaded on a day. */
async function recordsOf(world: WorldName, day: string | null) {
  const database = createDatabase();
  await load(database, endingBefore(day, worlds[world]()));
  return snapshotOf(database);
}

/** More than any state has, in bytes. A link may unpack to a thousand times its length. */
const MAX_UNPACKED = 10_000_000;

const through = (bytes: BlobPart, transform: CompressionStream | DecompressionStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(transform));

async function packed(text: string): Promise<string> {
  const bytes = await through(text, new CompressionStream('deflate-raw')).arrayBuffer();
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function unpacked(text: string): Promise<string> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const whole = through(
    Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  );
  let size = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      size += part.length;
      if (size > MAX_UNPACKED) throw new RangeError('The state is too large');
      controller.enqueue(part);
    },
  });
  return new Response(whole.body?.pipeThrough(counted)).text();
}

/**
 * The address, under `root`, of a whole state: changes of its data set, person, settings, page.
 * Rejects with a sentence to show if it is too long.
 */
export async function stateLink(root: string, { records, ...state }: SavedState): Promise<string> {
  const changes = changesOf(await recordsOf(state.world, state.day), records);
  const link = `${root}${MARK}${await packed(JSON.stringify({ ...state, changes }))}`;
  if (link.length > MAX_LENGTH) {
    throw new Error(
      `This state makes a link of ${link.length.toLocaleString('en')} characters, and at most ${MAX_LENGTH.toLocaleString('en')} are of use. Save it as a file.`,
    );
  }
  return link;
}

/** Whether an address holds a state. */
export const isStateLink = (href: string) => new URL(href).hash.startsWith(MARK);

const linkedSchema = z.looseObject({
  ...savedStateSchema.pick({ world: true, day: true }).shape,
  changes: changesSchema,
});

/**
 * The state in an address; null if there is none. Rejects with sentences to show for an invalid
 * one.
 */
export async function readStateLink(href: string): Promise<SavedState | null> {
  if (!isStateLink(href)) return null;
  try {
    const text = await unpacked(new URL(href).hash.slice(MARK.length));
    const { changes, ...state } = linkedSchema.parse(JSON.parse(text));
    const records = withChanges(await recordsOf(state.world, state.day), changes);
    return parseSavedState({ ...state, records });
  } catch {
    throw new Error(
      'This link’s state cannot be read, so nothing was changed: it was cut, or is of another version of the demo.',
    );
  }
}

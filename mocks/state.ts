import { get, set } from 'idb-keyval';
import type { Snapshot } from './database.ts';

/** Counts up when the shape of the records changes: what an older version left behind is then not read. */
const KEY = 'canvass-demo-1';

/** What the demo left behind in this browser, or undefined. Storage that is forbidden holds nothing. */
export async function readState(): Promise<Snapshot | undefined> {
  try {
    return await get<Snapshot>(KEY);
  } catch {
    return undefined;
  }
}

/** Keeps the demo's data for the next visit; where storage is full or forbidden it lives in memory only. */
export async function writeState(snapshot: Snapshot): Promise<void> {
  try {
    await set(KEY, JSON.parse(JSON.stringify(snapshot)));
  } catch {
    console.warn('The demo could not store its data: it is kept in memory until the page closes.');
  }
}

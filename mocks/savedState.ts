import * as z from 'zod';
import type { User } from '#domain/user.ts';
import { userSchema } from '#domain/user.ts';
import type { Snapshot } from './database.ts';
import { settingsSchema } from './settings.ts';

/** Counts up when what is saved changes its shape. */
export const STATE_VERSION = 1;

const { path, world, faults, latency, jitter, network, clock, redirects, fileSizes } =
  settingsSchema.shape;

const savedStateSchema = z.object({
  canvassDemo: z.literal(STATE_VERSION),
  path: path.unwrap(),
  world,
  settings: z.strictObject({ faults, latency, jitter, network, clock, redirects, fileSizes }),
  records: z.record(z.string(), z.array(z.looseObject({}))),
  session: z.object({ token: z.string(), user: userSchema }).nullable(),
});

/** What a browser with the demo holds, as a file. */
export interface SavedState extends Omit<z.infer<typeof savedStateSchema>, 'records' | 'session'> {
  records: Snapshot;
  session: { token: string; user: User } | null;
}

/** Reads a saved state. Throws a sentence to show for what is none. */
export function readSavedState(text: string): SavedState {
  try {
    return savedStateSchema.parse(JSON.parse(text)) as unknown as SavedState;
  } catch {
    throw new Error(
      'This file is not a saved state of this version of the demo. Nothing was changed.',
    );
  }
}

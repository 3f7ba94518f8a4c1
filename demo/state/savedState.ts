import * as z from 'zod';
import { sessionSchema } from '#domain/person/session.ts';
import { load, snapshotSchema, takeSnapshot } from '#mocks/backend/database.ts';
import { controlSettingsSchema, settingsSchema } from '#mocks/controls/settings.ts';
import type { MockBackend } from '#mocks/createBackend.ts';

/** Incremented when the format changes. */
export const STATE_VERSION = 1;

export const savedStateSchema = z.object({
  canvassDemo: z.literal(STATE_VERSION),
  path: settingsSchema.shape.path.unwrap(),
  world: settingsSchema.shape.world.unwrap(),
  day: settingsSchema.shape.day,
  settings: controlSettingsSchema,
  /** How often each fault was used, in the order of `settings.faults`. */
  seen: z.array(z.int().min(0)).default([]),
  records: snapshotSchema,
  session: z.nullable(sessionSchema),
});

/** The state of a browser with the demo, as a file. */
export type SavedState = z.infer<typeof savedStateSchema>;

/** Validates a saved state. Throws for another version or anything else. */
export const parseSavedState = (value: unknown): SavedState => savedStateSchema.parse(value);

/** The state of a backend: data, faults, and their progress (LAW-7). */
export function backendState({ controls, database }: MockBackend) {
  const { settings, seen: hits } = controls.state();
  return { settings, seen: hits, records: takeSnapshot(database) };
}

/** Puts a backend into another backend's state. */
export async function takeBackendState(
  { controls, database }: MockBackend,
  { settings, seen: hits, records }: ReturnType<typeof backendState>,
): Promise<void> {
  await load(database, records);
  controls.reset();
  controls.resume({ settings, seen: hits });
}

/** Reads a saved state. Throws a sentence to show for any other text. */
export function readSavedState(text: string): SavedState {
  try {
    return parseSavedState(JSON.parse(text));
  } catch {
    throw new Error(
      'This file is not a saved state of this version of the demo. Nothing was changed.',
    );
  }
}

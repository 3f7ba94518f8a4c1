import * as z from 'zod';
import { sessionSchema } from '#domain/person/session.ts';
import { snapshotSchema } from '../backend/database.ts';
import { controlSettingsSchema, settingsSchema } from '../controls/settings.ts';

/** Counts up when what is saved changes its shape. */
export const STATE_VERSION = 1;

const savedStateSchema = z.object({
  canvassDemo: z.literal(STATE_VERSION),
  path: settingsSchema.shape.path.unwrap(),
  world: settingsSchema.shape.world.unwrap(),
  settings: controlSettingsSchema,
  records: snapshotSchema,
  session: z.nullable(sessionSchema),
});

/** What a browser with the demo holds, as a file. */
export type SavedState = z.infer<typeof savedStateSchema>;

/** A saved state, checked. Throws where it is not one of this version. */
export const parseSavedState = (value: unknown): SavedState => savedStateSchema.parse(value);

/** Reads a saved state. Throws a sentence to show when the text is not one. */
export function readSavedState(text: string): SavedState {
  try {
    return parseSavedState(JSON.parse(text));
  } catch {
    throw new Error(
      'This file is not a saved state of this version of the demo. Nothing was changed.',
    );
  }
}

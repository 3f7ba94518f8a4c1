import { type WorldName, worlds } from '#fixtures/worlds.ts';
import { demoStorage } from './storages.ts';

/**
 * Whether a developer changed a data set's fixtures since this browser started with it; its stored
 * data are then stale. Only the dev server asks.
 */
export async function haveFixturesChanged(world: WorldName): Promise<boolean> {
  if (!import.meta.env.DEV) return false;
  const bytes = new TextEncoder().encode(JSON.stringify(worlds[world]()));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join('.');
  const key = `canvass-demo-fixtures-${world}`;
  const previousDigest = demoStorage.read(key);
  demoStorage.write(key, digest);
  return previousDigest !== null && previousDigest !== digest;
}

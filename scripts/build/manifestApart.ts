import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The place of Vite's manifest: it names source files, and does not ship. */
export const MANIFEST = 'reports/manifest.json';

/** Moves Vite's manifest out of the build. */
export function manifestApart(): Plugin {
  return {
    name: 'manifest-apart',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      mkdirSync('reports', { recursive: true });
      renameSync(join(dir, '.vite/manifest.json'), MANIFEST);
      rmSync(join(dir, '.vite'), { recursive: true });
    },
  };
}

import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Static hosts answer unknown addresses with 404.html: a copy of the application, whose router
 * knows the address.
 */
export function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await copyFile(join(dir, 'index.html'), join(dir, '404.html'));
    },
  };
}

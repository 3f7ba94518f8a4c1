import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Static hosts answer an address that is no file with 404.html: it is the application, whose router knows the address. */
export function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      await copyFile(join(dir, 'index.html'), join(dir, '404.html'));
    },
  };
}

import type { Plugin } from 'vite';
import { buildName } from './buildName.ts';

/** Adds version and commit to every page: `<meta name="version" content="0.1.0 (1a2b3c4)">`. */
export const versionMeta = (): Plugin => ({
  name: 'version-meta',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'version', content: buildName() }, injectTo: 'head' },
  ],
});

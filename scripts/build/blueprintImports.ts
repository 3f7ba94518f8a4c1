import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The file that defines each name which an index exports. */
function listFiles(index: string): Map<string, string> {
  const exports = readFileSync(index, 'utf8').matchAll(/^export (\*|\{[^}]+\}) from "(.+)";/gm);
  return new Map(
    [...exports].flatMap(([, names = '', path = '']) => {
      const folder = join(dirname(index), path, 'index.js');
      const file = existsSync(folder) ? folder : join(dirname(index), `${path}.js`);
      return names === '*'
        ? [...listFiles(file)]
        : [...names.matchAll(/\w+/g)].map(([name]) => [name, file] as const);
    }),
  );
}

const esm = (path: string) => fileURLToPath(import.meta.resolve(`@blueprintjs/${path}`));
/** The file that defines each export of Blueprint, by package. */
export const blueprintFiles: Record<string, Map<string, string>> = {
  core: listFiles(esm('core/lib/esm/index.js')).set('Classes', esm('core/lib/esm/common/index.js')),
  icons: listFiles(esm('icons/lib/esm/generated/index.js')),
};

/** Imports each of Blueprint's components from its file; with its index `/` loads all, 186 kB. */
export const blueprintImports = (): Plugin => ({
  name: 'blueprint-imports',
  apply: 'build',
  transform: (code) =>
    code.replace(
      /import \{([^}]+)\} from ['"]@blueprintjs\/(core|icons)['"];/g,
      (_, names: string, path: string) =>
        [...names.matchAll(/(\w+)(?: as \w+)?/g)]
          .map(([all, name = '']) => `import { ${all} } from "${blueprintFiles[path]?.get(name)}";`)
          .join(' '),
    ),
});

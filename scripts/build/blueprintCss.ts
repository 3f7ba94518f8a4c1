import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';
import { blueprintFiles } from './blueprintImports.ts';

/** Blueprint's class names by their names in `Classes`: BUTTON is "bp6-button". */
const Classes: Record<string, unknown> = createRequire(import.meta.url)(
  '@blueprintjs/core/lib/cjs/common/classes.js',
);
const namespace = String(Classes.BUTTON).replace('button', '');

/** The file of a component, and the files of the components that it uses. */
function componentFiles(file: string, foundFiles = new Set<string>()): Set<string> {
  if (foundFiles.has(file) || !file.includes('/components/')) return foundFiles;
  foundFiles.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)) {
    const target = join(dirname(file), `${path}.js`);
    if (existsSync(target)) componentFiles(target, foundFiles);
  }
  return foundFiles;
}

/** The classes that a file takes from `Classes`, as "Classes.CARD" or, where it imports it, "CARD". */
const usedClasses = (code: string) =>
  [...new Set(code.match(/\b[A-Z][A-Z_\d]+\b/g))].flatMap((name) => {
    const value = Classes[name];
    return typeof value === 'string' ? [value] : [];
  });

/** The class names that Blueprint makes of properties: `intent="primary"` is "bp6-intent-primary". */
const modifiers = (code: string) =>
  [...code.matchAll(/\b(intent|position|size|variant)=\{?[^>}]*?['"](\w+)['"]/g)].flatMap(
    ([, property = '', value = '']) => [namespace + value, `${namespace}${property}-${value}`],
  );

/** The input of PurgeCSS: names of tags and classes that an element of the application may have. */
function usedNames(): string[] {
  const sources = globSync('{src,demo}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@blueprintjs\/core'/g)].flatMap(
      ([, names = '']) => names.match(/\b[A-Z]\w*/g) ?? [],
    ),
  );
  const files = new Set<string>();
  for (const name of imported) componentFiles(blueprintFiles.core?.get(name) ?? '', files);
  const components = [...files].map((file) => readFileSync(file, 'utf8'));
  return [
    ...[...sources, ...components].flatMap((code) => [
      // Tags.
      ...(code.match(/(?<=[<"'])[a-z]\w*(?=[\s>"'])/g) ?? []),
      ...usedClasses(code),
      ...modifiers(code),
    ]),
  ];
}

/**
 * Removes the rules of Blueprint's style sheet whose tags and class names the application and the
 * components that it imports do not use. With the whole sheet a slow phone shows the start page 66 %
 * later, and a report 25 %.
 */
export async function purgeBlueprint(css: string): Promise<string> {
  const names = new Set(['html', 'body', 'class', ...usedNames()]);
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(' '), extension: 'txt' }],
    defaultExtractor: (text) => text.split(' '),
    css: [{ raw: css }],
    // In dark mode the product's tokens give every colour.
    blocklist: [`${namespace}dark`],
    keyframes: true,
    variables: true,
  });
  return purged?.css ?? css;
}

/**
 * Puts Blueprint's rules into a cascade layer, so that each rule of the product wins whatever its
 * specificity. In a layer `!important` would win over the product's rules.
 */
export const intoLayer = (css: string): string =>
  `@layer blueprint {\n${css.replace(/@charset[^;]*;|\s*!important/g, '')}\n}`;

/** Loads Blueprint's style sheet in a layer, and without the rules that nothing uses if it is purged. */
export const blueprintCss = ({ isPurged = true } = {}): Plugin => ({
  name: 'blueprint-css',
  enforce: 'pre',
  async transform(css, id) {
    if (!id.includes('@blueprintjs/core/lib/css/blueprint.css')) return undefined;
    return { code: intoLayer(isPurged ? await purgeBlueprint(css) : css), map: null };
  },
});

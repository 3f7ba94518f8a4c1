import type { Plugin } from 'vite';

/** Each with its static imports; the application also with those of every public screen. */
const entry = new Set<string>();
const application = new Set<string>();
const publicScreens = new Set<string>();

/** Reads the import graph before the build is divided into files. */
export function readImportGraph(): Plugin {
  return {
    name: 'read-import-graph',
    apply: 'build',
    buildEnd() {
      const add = (closure: Set<string>, id: string) => {
        if (closure.has(id)) return;
        closure.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(closure, imported);
      };
      for (const id of this.getModuleIds()) {
        if (id.endsWith('/src/main.ts')) add(entry, id);
        if (id.endsWith('/src/app/start.tsx')) add(application, id);
        if (!id.endsWith('/src/app/publicScreens.ts')) continue;
        const screens = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        const closures = screens.map((screen) => {
          const closure = new Set<string>();
          add(closure, screen);
          return closure;
        });
        for (const module of closures.flatMap((closure) => [...closure])) {
          const isInAll = closures.every((closure) => closure.has(module));
          (isInAll ? application : publicScreens).add(module);
        }
      }
    },
  };
}

/** Vite's helper for dynamic imports: every file with one needs it. */
const isHelper = /preload-helper/;
const isReact = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Splits the build into files by the import graph. With the bundler's default splitting a slow phone
 * shows a report 68 % later. Groups hold the entry, the application, and the code that several
 * screens share: public ones, most of the signed-in ones, or some of them. All other code stays with
 * its screen. A shared file below its limit, in bytes before compression, joins the most similar
 * one, because each file costs a request. A report with 18 files instead of 25 showed its first
 * chart 6 % sooner, although the 18 files had 8 kB more.
 */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'entry',
      // The entry keeps its name, by which index.html finds it.
      test: (id: string) => (entry.has(id) && !id.endsWith('/src/main.ts')) || isHelper.test(id),
      priority: 5,
    },
    // The application is two files of similar size, which compile in parallel.
    {
      name: 'react',
      test: (id: string) => application.has(id) && isReact.test(id),
      priority: 4,
    },
    { name: 'application', test: (id: string) => application.has(id), priority: 3 },
    {
      name: 'public',
      test: (id: string) => publicScreens.has(id),
      minShareCount: 2,
      priority: 2,
    },
    { name: 'signedIn', minShareCount: 5, priority: 1 },
    { name: 'shared', minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 7_000 },
  ],
};

/** A shared file is named after its group, without its screens. */
export const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.split('~')[0]}-[hash].js`;

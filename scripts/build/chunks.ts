import type { Plugin } from 'vite';

/** Modules that the same screens import. */
interface Part {
  ids: string[];
  /** In bytes before compression. */
  size: number;
  screens: ReadonlySet<number>;
  /** The parts that its modules import. */
  imports: Set<Part>;
}

/** The parts that one file of the build contains. */
type Group = readonly Part[];

/** The cost of one more file for a screen, in bytes before compression, because each file is a request. */
const REQUEST_COST = 4000;

/** The file that a module goes to, by its id. */
const fileByModuleId = new Map<string, string>();

const sumSizes = (group: Group) => group.reduce((sum, { size }) => sum + size, 0);

/**
 * The cost of loading every screen: the bytes of the files that contain its modules, of the files
 * that these import, and a request for each.
 */
function calculateCost(groups: readonly Group[]): number {
  const groupsByPart = new Map(
    groups.flatMap((group) => group.map((part) => [part, group] as const)),
  );
  const screens = new Set(groups.flat().flatMap((part) => [...part.screens]));
  let cost = 0;
  for (const screen of screens) {
    const loadedChunks = new Set(
      groups.filter((group) => group.some((part) => part.screens.has(screen))),
    );
    for (const group of loadedChunks) {
      cost += sumSizes(group) + REQUEST_COST;
      for (const { imports } of group) {
        for (const part of imports) loadedChunks.add(groupsByPart.get(part) ?? []);
      }
    }
  }
  return cost;
}

/** Joins small groups with others, as long as that makes the screens cheaper to load. */
function joinSmall(all: readonly Group[]): Group[] {
  let groups = [...all];
  let cost = calculateCost(groups);
  for (let index = 0; index < groups.length; ) {
    groups.sort((a, b) => sumSizes(a) - sumSizes(b));
    const [small, ...others] = [...groups.splice(index, 1), ...groups] as [Group, ...Group[]];
    const candidates = others.map((otherGroup) => {
      const joinedGroups = [
        ...others.filter((group) => group !== otherGroup),
        [...small, ...otherGroup],
      ];
      return { joined: joinedGroups, cost: calculateCost(joinedGroups) };
    });
    const [best] = candidates.toSorted((a, b) => a.cost - b.cost);
    if (best && best.cost < cost) {
      ({ joined: groups, cost } = best);
      index = 0;
    } else {
      groups = [small, ...others];
      index += 1;
    }
  }
  return groups;
}

/** Reads the import graph before the build is divided into files, and decides which file contains what. */
export function readImportGraph(): Plugin {
  return {
    name: 'read-import-graph',
    apply: 'build',
    buildEnd() {
      const findImports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const findClosure = (roots: readonly string[]) => {
        const closure = new Set(roots);
        for (const id of closure) for (const importedId of findImports(id)) closure.add(importedId);
        return closure;
      };
      const ids = [...this.getModuleIds()];
      const findByName = (suffix: string) => ids.filter((id) => id.endsWith(suffix));
      const findScreens = (suffix: string) =>
        findByName(suffix).flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

      const layout = findByName('/src/app/AdminLayout.tsx');
      const publicScreens = findScreens('/src/app/publicScreens.ts');
      const adminScreens = findScreens('/src/app/adminScreens.ts');
      const screens = [
        ...publicScreens.map((screen) => findClosure([screen])),
        ...adminScreens.map((screen) => findClosure([screen, ...layout])),
      ];
      const entry = findClosure(findByName('/src/main.ts'));
      const application = findClosure(findByName('/src/app/start.tsx'));

      const parts = new Map<string, Part>();
      const partsById = new Map<string, Part>();
      const entries = new Set(
        ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
      );
      const lazyModules = findClosure(
        [...entries].filter((id) => ![...publicScreens, ...adminScreens].includes(id)),
      );
      for (const id of ids) {
        const users = new Set([...screens.keys()].filter((index) => screens[index]?.has(id)));
        if (entry.has(id)) {
          // The entry keeps its name, by which index.html finds it.
          if (!id.endsWith('/src/main.ts')) fileByModuleId.set(id, 'entry');
        } else if (application.has(id) || users.size === screens.length) {
          // The application is two files of similar size, which compile in parallel.
          const isReact = /\/node_modules\/(react|react-dom|scheduler)\//.test(id);
          fileByModuleId.set(id, isReact ? 'react' : 'application');
        } else if (
          !entries.has(id) &&
          (users.size > 1 || (users.size === 1 && lazyModules.has(id)))
        ) {
          // Without a group, a module stays in the file of the only screen that imports it.
          const key = [...users].join();
          const part = parts.get(key) ?? { ids: [], size: 0, screens: users, imports: new Set() };
          parts.set(key, part);
          partsById.set(id, part);
          part.ids.push(id);
          part.size += this.getModuleInfo(id)?.code?.length ?? 0;
        }
      }
      for (const [id, part] of partsById) {
        for (const imported of findImports(id).map((id) => partsById.get(id))) {
          if (imported) part.imports.add(imported);
        }
      }
      const groups = joinSmall([...parts.values()].map((part) => [part]));
      for (const [index, group] of groups.entries()) {
        const name = group.every((part) => part.screens.size === 1) ? 'screen' : 'shared';
        for (const id of group.flatMap((part) => part.ids))
          fileByModuleId.set(id, `${name}~${index}`);
      }
    },
  };
}

/** Helpers of Vite and Rolldown, which most files need. */
const isHelper = /preload-helper|rolldown\/runtime/;

/**
 * Splits the build into files by the import graph: what the same screens need is one file. All other
 * code stays with its screen. With the bundler's default splitting a slow phone shows the login 8 %
 * and a report 19 % later over HTTP/2 (`npm run bench -- --only firstLoad --runs 7 --against` a build
 * without `codeSplitting`), and a report 68 % later over HTTP/1.1, whose six connections make many
 * small files slow. `checkBuild.ts` names what a first view loads but does not use.
 */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'by screen',
      name: (id: string) => (isHelper.test(id) ? 'entry' : fileByModuleId.get(id)),
    },
    // Code that opens later and is used by several screens.
    { name: 'later', minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 7_000 },
  ],
};

/** Names a file without the number of its group: `shared~3` becomes `assets/shared-[hash].js`. */
export const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.split('~')[0]}-[hash].js`;

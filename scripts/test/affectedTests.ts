import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import type { Plugin } from 'vite';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const FEATURES = readdirSync('src/features');
const FOLDERS = readdirSync('component').filter((folder) => folder !== 'support');
/** The folders of tests that visit several features. */
const SHARED = FOLDERS.filter((folder) => ![...FEATURES, 'demo'].includes(folder));

/** The feature, the demo, or the folder of component tests that a file belongs to. */
const findFolder = (file: string) =>
  /^(?:src\/features\/|component\/(?!support\/)|(?=demo\/))([^/]+)\//.exec(file)?.[1];

/** The folders of tests for these features: a feature without its own has those that visit several. */
const listFolders = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => (FOLDERS.includes(name) ? [name] : SHARED))),
];

/** Unit tests are in the graph, too. */
const isRendered = (file: string) => file.startsWith('component/') || !file.includes('.test.');

/** The modules that each component test imports. */
const COMMON =
  /^(src\/app\/|src\/[^/]+$|mocks\/|fixtures\/|component\/|package(?:-lock)?\.json|vite)/;

/** Some files and all that import them, but not beyond an end. */
function reached(
  changedPaths: string[],
  importers: Map<string, string[]>,
  isEnd: (file: string) => unknown = () => false,
): Set<string> {
  const files = new Set(changedPaths);
  for (const file of files) {
    if (isEnd(file)) continue;
    for (const importer of importers.get(file) ?? []) files.add(importer);
  }
  return files;
}

/**
 * The arguments for `npm run e2e` after a change: the tests of the layout if it reaches a layout or
 * styles, and changed browser tests. None if it runs none.
 */
export function affectedBrowserTests(
  changedPaths: string[],
  importers: Map<string, string[]>,
): string[] {
  const isLayout = [...reached(changedPaths, importers)].some((file) =>
    /^src\/.*(Layout\.tsx|\.css)$/.test(file),
  );
  const specs = changedPaths.filter((file) => file.endsWith('.spec.ts') && existsSync(file));
  return [...(isLayout ? ['layout'] : []), ...specs];
}

/**
 * The folders of component tests that a change of these files affects. Each of these tests renders
 * the whole application, so only features tell them apart: a change affects the features that
 * import it. What every test needs selects those of the features that changed beside it, otherwise
 * the tests that visit several features; `npm test` runs the others.
 */
export function affectedFolders(
  changedPaths: string[],
  importers: Map<string, string[]>,
): string[] {
  const affected = reached(changedPaths.filter(isRendered), importers, findFolder);
  const isCommon = [...affected].some((file) => COMMON.test(file) && !findFolder(file));
  if (isCommon) {
    const own = changedPaths.filter(isRendered).flatMap((file) => findFolder(file) ?? []);
    return own.length > 0 ? listFolders(own) : SHARED;
  }
  const folders = new Set([...affected].flatMap((file) => findFolder(file) ?? []));
  const isShared = [...folders].filter((folder) => FEATURES.includes(folder)).length > 1;
  return listFolders([...folders, ...(isShared ? SHARED : [])]);
}

/** The importers of each file of the product. */
export async function readImporters(): Promise<Map<string, string[]>> {
  const options = await extractOptions(resolve('.dependency-cruiser.js'));
  const { output } = await cruise(['src', 'mocks', 'fixtures'], { ...options, validate: false });
  const { modules } = output as ICruiseResult;
  return new Map(modules.map(({ source, dependents }) => [source, dependents.filter(isRendered)]));
}

/** The revision with which `npm run check` compares: the main branch of the origin, or `HEAD`. */
export const baseRevision = (): string => process.env.CHECK_SINCE ?? 'HEAD';

/** The files that differ from a revision, committed or not. */
export function changedFiles(since = baseRevision()): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean);
}

/** Whether a saved file causes the next run; a person can start one, too. */
let isSave = false;

/** Notes in watch mode that a file was saved. */
export const noteSaves: Plugin = {
  name: 'note-saves',
  configureVitest({ vitest }) {
    vitest.onFilterWatchedSpecification(() => {
      isSave = true;
      return true;
    });
  },
};

/** Vitest's order. `--changed` and saves leave out component tests that no change affects. */
export class AffectedTests extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const followsChange = this.ctx.config.changed || isSave;
    isSave = false;
    const isComponentTest = ({ project }: TestSpecification) =>
      project.name.startsWith('component');
    if (!followsChange || !specs.some(isComponentTest)) return super.sort(specs);
    const folders = affectedFolders(changedFiles(), await readImporters());
    const remainingFolders = FOLDERS.filter((folder) => !folders.includes(folder));
    this.ctx.logger.log(
      `Component tests of: ${folders.join(', ') || 'none'}. Left to npm test: ${remainingFolders.join(', ') || 'none'}`,
    );
    const isSelected = ({ moduleId }: TestSpecification) =>
      folders.includes(findFolder(relative(this.ctx.config.root, moduleId)) ?? '');
    return super.sort(specs.filter((spec) => !isComponentTest(spec) || isSelected(spec)));
  }
}

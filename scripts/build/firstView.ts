import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildReport, BuiltFile } from './buildReport.ts';

/** Everything that `roots` reach by `next`, themselves included. */
function reachable(roots: readonly string[], next: (name: string) => readonly string[]) {
  const reached = new Set(roots);
  for (const name of reached) for (const imported of next(name)) reached.add(imported);
  return reached;
}

/**
 * The files of a screen's first view: the entry, the named dynamic modules, all their imports, and
 * the style sheet. In kilobytes of 1000 bytes, gzipped. `vain` are modules that none of those
 * imports, with their part of it.
 */
export function firstView(outDir: string, report: BuildReport, modules: string[]) {
  const byName = new Map(report.scripts.map((script) => [script.file, script]));
  const findFile = (module: string) => {
    const script = report.scripts.find(({ entry }) => entry === module);
    if (!script) throw new Error(`The build has no file for ${module}`);
    return script.file;
  };
  const roots = ['index.html', ...modules];
  const needed = reachable(roots, (module) => report.imports[module] ?? []);
  const files = reachable(roots.map(findFile), (file) => byName.get(file)?.imports ?? []);
  const kB = (file: string) => gzipSync(readFileSync(join(outDir, file))).length / 1000;
  const scripts = [...files].map((file) => ({ kB: kB(file), ...(byName.get(file) as BuiltFile) }));
  const vain = scripts.flatMap(({ kB: whole, modules: sizes }) => {
    const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    return Object.entries(sizes)
      .filter(([module]) => !needed.has(module))
      .map(([module, size]) => ({ module, kB: (whole * size) / all }));
  });
  const script = scripts.reduce((sum, { kB: whole }) => sum + whole, 0);
  return { script, vain, style: kB(report.style), files: files.size + 1 };
}

/**
 * Files that import each other, as one path; undefined if there are none. Such files may run before
 * their imports.
 */
export function circularImport({ scripts }: BuildReport): string[] | undefined {
  const importsByFile = new Map(scripts.map(({ file, imports }) => [file, imports]));
  const visited = new Set<string>();
  const search = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path, name];
    if (visited.has(name)) return undefined;
    for (const imported of importsByFile.get(name) ?? []) {
      const deeperPath = search(imported, [...path, name]);
      if (deeperPath) return deeperPath;
    }
    visited.add(name);
    return undefined;
  };
  for (const name of importsByFile.keys()) {
    const foundPath = search(name, []);
    if (foundPath) return foundPath;
  }
  return undefined;
}

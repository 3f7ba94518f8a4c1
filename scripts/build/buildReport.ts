import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A script of the build. */
export interface BuiltFile {
  file: string;
  /** The module that it was made for; null in a shared file. */
  entry: string | null;
  imports: string[];
  /** The file's modules and their bytes before compression. */
  modules: Record<string, number>;
}

export interface BuildReport {
  scripts: BuiltFile[];
  style: string;
  /** The static imports of each module. */
  imports: Record<string, readonly string[]>;
}

/** The report names source files, and does not ship. */
const REPORT = 'reports/build.json';

const relativePath = (id: string) => relative(process.cwd(), id);

/** Writes what the build's files contain and import. */
export function buildReport(): Plugin {
  return {
    name: 'build-report',
    apply: 'build',
    writeBundle(_, bundle) {
      const outputs = Object.values(bundle);
      const report: BuildReport = {
        scripts: outputs
          .filter((output) => output.type === 'chunk')
          .map(({ fileName, facadeModuleId, imports, modules }) => ({
            file: fileName,
            entry: facadeModuleId && relativePath(facadeModuleId),
            imports,
            modules: Object.fromEntries(
              Object.entries(modules).map(([id, { renderedLength }]) => [
                relativePath(id),
                renderedLength,
              ]),
            ),
          })),
        style: outputs.find(({ fileName }) => fileName.endsWith('.css'))?.fileName ?? '',
        imports: Object.fromEntries(
          [...this.getModuleIds()].map((id) => [
            relativePath(id),
            (this.getModuleInfo(id)?.importedIds ?? []).map(relativePath),
          ]),
        ),
      };
      mkdirSync('reports', { recursive: true });
      writeFileSync(REPORT, JSON.stringify(report));
    },
  };
}

export const readBuildReport = (): BuildReport => JSON.parse(readFileSync(REPORT, 'utf8'));

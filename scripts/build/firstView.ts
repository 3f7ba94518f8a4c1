import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST } from './manifestApart.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const readManifest = (): Manifest => JSON.parse(readFileSync(MANIFEST, 'utf8'));

const ENTRY = 'index.html';
const STYLE = 'style.css';

/**
 * The files of a screen's first view: the entry, the named dynamic modules, all their imports, and
 * the style sheet. In kilobytes of 1000 bytes, gzipped.
 */
export function firstView(outDir: string, modules: string[]) {
  const manifest = readManifest();
  const scripts = new Set<string>();
  const chunkOf = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    return chunk;
  };
  const visit = (name: string) => {
    const chunk = chunkOf(name);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of [ENTRY, ...modules]) visit(name);
  const size = (file: string) => gzipSync(readFileSync(join(outDir, file))).length / 1000;
  const script = [...scripts].reduce((sum, file) => sum + size(file), 0);
  return { script, style: size(chunkOf(STYLE).file), files: scripts.size + 1 };
}

/**
 * Files that import each other, as one path; undefined if there are none. Such files may run before
 * their imports.
 */
export function circularImport(): string[] | undefined {
  const manifest = readManifest();
  const done = new Set<string>();
  const search = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path, name];
    if (done.has(name)) return undefined;
    for (const imported of manifest[name]?.imports ?? []) {
      const found = search(imported, [...path, name]);
      if (found) return found;
    }
    done.add(name);
    return undefined;
  };
  for (const name of Object.keys(manifest)) {
    const found = search(name, []);
    if (found) return found;
  }
  return undefined;
}

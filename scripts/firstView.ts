import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST } from './manifestApart.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

const readManifest = (): Manifest => JSON.parse(readFileSync(MANIFEST, 'utf8'));

const ENTRY = 'index.html';

/**
 * What a browser loads before the first view of a screen is there: the entry, the named modules that
 * the router loads on demand, and all that these import. In kilobytes of 1000 bytes, gzipped.
 */
export function firstView(outDir: string, modules: string[]) {
  const manifest = readManifest();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of [ENTRY, ...modules]) visit(name);
  const size = (files: Set<string>) =>
    [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(outDir, file))).length / 1000,
      0,
    );
  return { script: size(scripts), style: size(styles), files: scripts.size + styles.size };
}

import { readFileSync } from 'node:fs';

export const NUMBER = /[A-Z][A-Z-]*-\d+/g;
const ROW = /^\| ([A-Z][A-Z-]*-\d+) \| (✓?) ?\| (.+) \|$/;

/** The numbered statements of docs/requirements.md. */
export const requirements = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, mark, statement] = ROW.exec(line) ?? [];
    return number && statement ? [{ number, needsBrowser: mark === '✓', statement }] : [];
  });

export const knownNumbers: ReadonlySet<string> = new Set(requirements.map(({ number }) => number));

import { readFileSync } from 'node:fs';

export interface Requirement {
  number: string;
  needsBrowser: boolean;
  statement: string;
}

const ROW = /^\| ([A-Z][A-Z-]*-\d+) \| (✓?) ?\| (.+) \|$/;

/** The numbered statements of docs/requirements.md. */
export function readRequirements(): Requirement[] {
  return readFileSync('docs/requirements.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, number, mark, statement] = ROW.exec(line) ?? [];
      return number && statement ? [{ number, needsBrowser: mark === '✓', statement }] : [];
    });
}

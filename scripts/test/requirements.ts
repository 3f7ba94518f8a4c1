import { readFileSync } from 'node:fs';

export interface Requirement {
  number: string;
  isBuilt: boolean;
  needsBrowser: boolean;
  statement: string;
}

const ROW = /^\| ([A-Z][A-Z-]*-\d+) \| (built|open) \| (browser|any) \| (.+) \|$/;

/** The numbered statements of docs/requirements.md. */
export function readRequirements(): Requirement[] {
  return readFileSync('docs/requirements.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, number, state, proof, statement] = ROW.exec(line) ?? [];
      if (!number || !statement) return [];
      return [{ number, isBuilt: state === 'built', needsBrowser: proof === 'browser', statement }];
    });
}

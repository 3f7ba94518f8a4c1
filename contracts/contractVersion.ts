import { readFileSync } from 'node:fs';
import { pathInContracts } from './packagePaths.ts';

/** The version of the contract: the first one of its changelog. */
export const contractVersion: string =
  /^## (\S+)/m.exec(readFileSync(pathInContracts('CHANGELOG.md'), 'utf8'))?.[1] ?? '';

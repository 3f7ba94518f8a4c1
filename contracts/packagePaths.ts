import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a file in this program's folder, in the repository or in the packed contract. */
export const pathInContracts = (name: string): string =>
  fileURLToPath(new URL(`./${name}`, import.meta.url));

/** The path of another program in this folder. */
export const program = (name: string): string =>
  pathInContracts(import.meta.url.endsWith('.ts') ? `${name}.ts` : `${name}.js`);

/** The shell command that verifies, to which options are added. */
export const formatCommand = (): string =>
  readPackageInfo() ? 'npx canvass-contract verify' : 'npm run contracts:verify --';

/** The page for a server's team. */
export const page = () => (readPackageInfo() ? 'README.md' : 'docs/contracts.md');

/** The package's own facts: version, commit, and hash of its journeys. Null in the repository. */
export function readPackageInfo(): { version: string; commit: string; journeys: string } | null {
  const file = pathInContracts('package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file beside this program: in the repository, or in the packed contract. */
export const beside = (name: string): string =>
  fileURLToPath(new URL(`./${name}`, import.meta.url));

/** Another program beside this one. */
export const program = (name: string): string =>
  beside(import.meta.url.endsWith('.ts') ? `${name}.ts` : `${name}.js`);

/** How a person calls the verification. */
export const verifyCommand = (): string =>
  packed() ? 'npx canvass-contract verify' : 'npm run contracts:verify --';

/** What the packed contract says of itself; null in the repository. */
export function packed(): { version: string; commit: string } | null {
  const file = beside('package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The version of package.json, and the commit if there is a repository: "0.1.0 (1a2b3c4)". */
export function buildName(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version} (${commit.trim()})`;
  } catch {
    return version;
  }
}

import { readFileSync } from 'node:fs';

/** The fields that a server may leave out by docs/contracts.md, by call. */
export function optionalByDocs(): Record<string, string[]> {
  const [, section = ''] = readFileSync('docs/contracts.md', 'utf8').split(
    '## What a server may leave out',
  );
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| `(.+?)` \| (.+) \|$/gm);
  return Object.fromEntries(
    [...rows].map(([, call = '', fields = '']) => [
      call,
      [...fields.matchAll(/`(.+?)`/g)].map(([, field = '']) => field),
    ]),
  );
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The anchors that GitHub gives to a page's headings. */
const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const removeCode = (text: string) =>
  text.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '');

test('every link of a page leads to a file and a heading that exist', () => {
  const broken = pages.flatMap(({ path, text }) =>
    [...removeCode(text).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, linkTarget, anchor]) => {
        const target = linkTarget ? join(dirname(path), linkTarget) : path;
        if (!existsSync(target)) return true;
        return anchor && !listAnchors(readFileSync(target, 'utf8')).includes(anchor);
      })
      .map(([link]) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every command of a page exists', () => {
  const unknown = pages
    .filter(({ path }) => path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([a-z][\w:-]*)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => `${path}: ${command}`),
    );
  expect(unknown).toEqual([]);
});

const requirements = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z][A-Z-]*-\d+) \|/gm)].map(
    ([, number = '']) => number,
  ),
);
const prefixes = new Set([...requirements].map((number) => number.replace(/\d+$/, '')));

test('every requirement number of a page exists', () => {
  const unknown = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:[A-Z]+-)+\d+\b/g)]
      .map(([number]) => number)
      .filter((number) => prefixes.has(number.replace(/\d+$/, '')) && !requirements.has(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(unknown).toEqual([]);
  expect(requirements.size).toBeGreaterThan(400);
});

const FOLDERS =
  'bench|component|contracts|demo|docs|e2e|fixtures|hosting|mocks|packages|public|scripts|src';

test('every path of this repository that a page names exists', () => {
  const pattern = new RegExp(`\`((?:${FOLDERS})/[^\\s\`<>…]+?)(?::\\d+)?\``, 'g');
  const unknown = pages
    // The changelogs name files of their time.
    .filter(({ path }) => !path.endsWith('CHANGELOG.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(pattern)]
        .filter(([, name = '']) => globSync(name).length === 0)
        .map(([, name]) => `${path}: ${name}`),
    );
  expect(unknown).toEqual([]);
});

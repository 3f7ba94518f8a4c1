import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The names that GitHub gives to the headings of a page. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const withoutCode = (text: string) =>
  text.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '');

const wordsOf = (text: string) => text.split(/\s+/).filter((part) => /\p{L}/u.test(part)).length;

/** The sentences of a page, without tables, code and headings. A list item ends a sentence. */
const sentencesOf = (text: string) =>
  text
    .replaceAll(/```.*?```/gs, '')
    .split(/\n(?:\s*\n|(?=\s*(?:[-*]|\d+\.) )|(?=[|#]))/)
    .filter((block) => !/^\s*[|#]/.test(block))
    .flatMap((block) => block.split(/[.!?:;](?=\s)/))
    .map(wordsOf)
    .filter((words) => words > 2);

const AVERAGE = 25;

/** The most words of a page for one reader. Pages without a limit are reference. */
const limits: Record<string, number> = {
  'README.md': 300,
  'CONTRIBUTING.md': 750,
  'docs/testing.md': 600,
  'docs/performance.md': 950,
};

test('every link of a page leads to a file and a heading that exist', () => {
  const broken = pages.flatMap(({ path, text }) =>
    [...withoutCode(text).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, to, anchor]) => {
        const target = to ? join(dirname(path), to) : path;
        if (!existsSync(target)) return true;
        return anchor && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
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

test('pages for one reader are short', () => {
  const long = Object.entries(limits).filter(([path, limit]) => {
    const { text = '' } = pages.find((page) => page.path === path) ?? {};
    return wordsOf(text) > limit;
  });
  expect(long).toEqual([]);
});

test('the sentences of a page have fewer than 25 words on average', () => {
  const long = pages.flatMap(({ path, text }) => {
    const sentences = sentencesOf(text);
    const average = sentences.reduce((sum, words) => sum + words, 0) / (sentences.length || 1);
    return average < AVERAGE ? [] : [`${path}: ${average.toFixed(1)}`];
  });
  expect(long).toEqual([]);
});

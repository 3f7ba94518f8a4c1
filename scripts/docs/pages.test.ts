import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The anchors that GitHub gives to a page's headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const withoutCode = (text: string) =>
  text.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '');

const REQUIREMENT = /^\W*[A-Z][A-Z-]*-\d+\W*$/;

/** The number of words that a person wrote: without code, measured tables and requirement numbers. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/```.*?```|<!-- measured.*?\/measured -->/gs, '')
    .split(/\s+/)
    .filter((part) => /\p{L}/u.test(part) && !REQUIREMENT.test(part)).length;

/** A page's sentences, without tables, code and headings. A list item ends a sentence. */
const sentencesOf = (text: string) =>
  text
    .replaceAll(/```.*?```/gs, '')
    .split(/\n(?:\s*\n|(?=\s*(?:[-*]|\d+\.) )|(?=[|#]))/)
    .filter((block) => !/^\s*[|#]/.test(block))
    .flatMap((block) => block.split(/[.!?:;](?=\s)/))
    .map(wordsOf)
    .filter((words) => words > 2);

const AVERAGE = 25;

const REQUIREMENTS = 'docs/requirements.md';
const GENERATED = ['docs/api.md', 'docs/states.md'];

/** The most words of each handwritten page. */
const limits: Record<string, number> = {
  'CHANGELOG.md': 1_000,
  'CONTRIBUTING.md': 700,
  'README.md': 200,
  'docs/accessibility.md': 400,
  'docs/architecture.md': 600,
  'docs/commands.md': 320,
  'docs/contract-year.md': 330,
  'docs/contracts.md': 2_000,
  'docs/demo.md': 1_150,
  'docs/hosting.md': 400,
  'docs/libraries.md': 330,
  'docs/performance.md': 400,
  'docs/seams.md': 370,
  'docs/security.md': 370,
  'docs/testing.md': 600,
};
const DECISION_LIMIT = 120;
/** Of a row of the requirements, whose number may grow; their page has no limit. */
const ROW_LIMIT = 46;
/** Of all pages together. Decisions do not count, because their number grows. */
const TOTAL_LIMIT = 8_550;

const DECISION =
  /^# (\d{4}) .+\n\n- Date: 20\d\d-\d\d-\d\d\n- Status: (?:accepted|superseded by \[\d{4}\]\(\S+\))\n\n## Context\n\n.+\n\n## Decision\n\n.+\n\n## Consequences\n\n.+\n$/s;
const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
const isDecision = (path: string) => path.startsWith('docs/decisions/');
const written = pages.filter(({ path }) => !GENERATED.includes(path));

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

test('every page, and all pages together, keep within their word limits', () => {
  const prose = written.filter(({ path }) => path !== REQUIREMENTS);
  const long = prose.flatMap(({ path, text }) => {
    const most = isDecision(path) ? DECISION_LIMIT : (limits[path] ?? 0);
    const words = wordsOf(text);
    return words > most ? [`${path} has ${words} words, at most ${most}`] : [];
  });
  expect(long).toEqual([]);
  const all = prose.filter(({ path }) => !isDecision(path)).map(({ text }) => text);
  const total = wordsOf(all.join(' '));
  expect(total, 'The pages together: shorten one of them.').toBeLessThanOrEqual(TOTAL_LIMIT);
});

test('every row of the requirements keeps within its word limit', () => {
  const rows = readFileSync(REQUIREMENTS, 'utf8')
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line));
  const long = rows.filter((row) => wordsOf(row) > ROW_LIMIT);
  expect(
    long.map((row) => `${row.slice(0, 80)}… has ${wordsOf(row)} words, at most ${ROW_LIMIT}`),
  ).toEqual([]);
  expect(rows.length).toBeGreaterThan(400);
});

test('every decision has a number, a date, a status, a context, a decision and consequences', () => {
  const decisions = pages.filter(({ path }) => isDecision(path)).toSorted(byPath);
  const wrong = decisions.filter(({ path, text }, index) => {
    const number = String(index + 1).padStart(4, '0');
    return !(path.startsWith(`docs/decisions/${number}-`) && DECISION.exec(text)?.[1] === number);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('the sentences of a page have fewer than 25 words on average', () => {
  const long = pages.flatMap(({ path, text }) => {
    const sentences = sentencesOf(text);
    const average = sentences.reduce((sum, words) => sum + words, 0) / (sentences.length || 1);
    return average < AVERAGE ? [] : [`${path}: ${average.toFixed(1)}`];
  });
  expect(long).toEqual([]);
});

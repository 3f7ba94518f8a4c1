import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readQuestions, type TextQuestion } from './questionsIn.ts';
import { readLines } from './readLines.ts';

const CORPUS = 'packages/questionnaire/corpus';

/** What authors write for one thing, by language. */
type Ways = Record<string, string[]>;

const readJson = <Value>(name: string): Value =>
  JSON.parse(readFileSync(`${CORPUS}/${name}.json`, 'utf8'));

/**
 * The corpus: questionnaires in shapes and languages that people paste. `inputs/NAME.txt` is pasted,
 * `expected/NAME.json` has the questions that its author means. `several.json` has the ways to say that
 * several answers are allowed, `others.json` those to name the answer of one's own.
 */
const questionnaires = globSync(`${CORPUS}/inputs/*.txt`).map((file) => ({
  name: basename(file, '.txt'),
  text: readFileSync(file, 'utf8'),
}));

/** Questions to compare: punctuation at the end of a text does not count. */
const withoutPunctuation = (questions: TextQuestion[]) =>
  questions.map(({ text, ...question }) => ({
    ...question,
    text: text.replace(/[\s.:：。]+$/u, ''),
  }));

test.each(questionnaires)('$name: the questions are read (BUILDER-43)', ({ name, text }) => {
  const expected = readJson<TextQuestion[]>(`expected/${name}`);
  expect(withoutPunctuation(readQuestions(text))).toEqual(withoutPunctuation(expected));
});

test('each questionnaire of the corpus has expected questions, and no expectation lacks its questionnaire', () => {
  const expected = globSync(`${CORPUS}/expected/*.json`).map((file) => basename(file, '.json'));
  expect(expected.length).toBeGreaterThan(200);
  expect(expected.toSorted()).toEqual(questionnaires.map(({ name }) => name).toSorted());
});

/** Words that are marks: names before numbers and options, a speaker, half of a divided word. */
const IGNORED_WORDS = ['Question', 'Вопрос', 'Options', 'Answers', 'Mira', 'dition'];

/** The words of a text, each with its number. Marks, codes and blanks are none. */
function wordsIn(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.normalize('NFKC').match(/\p{L}{4,}/gu) ?? []) {
    if (IGNORED_WORDS.includes(word)) continue;
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** Texts that are not read as meant. */
const misreadTexts = [
  {
    name: 'parts of a question between rows of answers',
    text: '3. During the past month?\n   a. could not sleep\n      1  Never   2  Less than once   3  Often\n   b. woke up at night\n      1  Never   2  Less than once   3  Often',
  },
];

test.each([...questionnaires, ...misreadTexts])(
  '$name: every word stands in a line of the preview (BUILDER-43)',
  ({ text }) => {
    const actual = wordsIn(
      readLines(text)
        .map(({ text: words, parts }) => [words, ...parts].join(' '))
        .join('\n'),
    );
    const lost = [...wordsIn(text)].filter(([word, count]) => (actual.get(word) ?? 0) < count);
    expect(lost).toEqual([]);
  },
);

test.each(readJson<string[]>('closings'))(
  'the closing words “%s” are not read as part of the last question (BUILDER-43)',
  (closing) => {
    const [, last] = readQuestions(`1. Which?\na) Tea\nb) Milk\n2. Why?\n${closing}\nAda`);
    expect(last).toMatchObject({ text: 'Why?', type: 'text', options: [] });
  },
);

test.each(readJson<string[]>('answerPairs'))(
  '“%s” at the end of a question is read as its two options (BUILDER-43)',
  (answers) => {
    expect(readQuestions(`1. Fair? ${answers}`)[0]?.options).toEqual(answers.split('/'));
  },
);

test('text after a fill-in blank or beside a scale is skipped and listed (BUILDER-43)', () => {
  const lines = readLines('1. How old? ____ years\n2. Good?\nVery bad 1 2 3 4 Very good');
  const skipped = lines.filter(({ kind }) => kind === 'ignore').map(({ text, why }) => [text, why]);
  expect(skipped).toEqual([
    ['years', 'behind a blank'],
    ['Very bad Very good', 'beside the answers'],
  ]);
});

test.each(Object.entries(readJson<Ways>('several')))(
  '%s: each way to say "several" makes a multiple-choice question, in brackets or on the next line (BUILDER-43)',
  (_, ways) => {
    for (const way of ways) {
      for (const text of [`1. Which? (${way})\n- A\n- B`, `1. Which?\n${way}\n- A\n- B`]) {
        expect([way, readQuestions(text)]).toMatchObject([
          way,
          [{ text: 'Which?', type: 'multiple', options: ['A', 'B'] }],
        ]);
      }
    }
  },
);

test.each(Object.entries(readJson<Ways>('others')))(
  '%s: each way to say "other" sets "Others" instead of adding an option (BUILDER-43)',
  (_, ways) => {
    for (const way of ways) {
      expect([way, readQuestions(`1. Which?\n- A\n- ${way}`)]).toMatchObject([
        way,
        [{ hasOthers: true, options: ['A'] }],
      ]);
    }
  },
);

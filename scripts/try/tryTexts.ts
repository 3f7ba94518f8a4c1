import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { someWrittenSurvey } from '#fixtures/writtenSurvey.ts';
import { readQuestionnaire, readQuestions } from '../../packages/questionnaire/src/questionsIn.ts';
import { isSkipped } from '../../packages/questionnaire/src/readLines.ts';

/**
 * Compares what "Add questions from text" reads with what authors mean: `node scripts/try/tryTexts.ts
 * <folder> [part of a name]`. The folder has `inputs`, `expected` and `score.mjs`. Inputs with HTML
 * are read by their plain half, because Node has no document. It also prints the words that the dialog
 * shows nowhere: in no question, no option and no line that is left out. Without a folder it generates
 * surveys in random styles, new ones for each run, and prints the score of each kind.
 */
const [folder, only = ''] = process.argv.slice(2);

function scoreWritten(count: number) {
  const kinds = new Map<string, { right: number; all: number }>();
  let wrong: string | undefined;
  for (const { questions, style, text } of fc.sample(someWrittenSurvey, count)) {
    const isRight = JSON.stringify(readQuestions(text)) === JSON.stringify(questions);
    if (!isRight) wrong ??= text;
    for (const kind of Object.entries(style).map((entry) => entry.join(': '))) {
      const { right, all } = kinds.get(kind) ?? { right: 0, all: 0 };
      kinds.set(kind, { right: right + Number(isRight), all: all + 1 });
    }
  }
  for (const [kind, { right, all }] of [...kinds].sort()) {
    console.log(`${kind}: ${right} of ${all} surveys right`);
  }
  if (wrong !== undefined) console.log(`One that is read wrong:\n${wrong}`);
}

function wordsShownNowhere(text: string): string[] {
  const { lines, questions } = readQuestionnaire(text);
  const expectedQuestions = [
    ...lines.filter(({ kind }) => isSkipped(kind)).flatMap((line) => [line.text, ...line.parts]),
    ...[...questions.values()].flatMap((question) => [question.text, ...question.options]),
  ].join('\n');
  return (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !expectedQuestions.includes(word));
}

async function scoreFolder(texts: string) {
  const { compare } = await import(pathToFileURL(join(texts, 'score.mjs')).href);
  const sum = { meant: 0, right: 0, wrong: 0, lost: 0, invented: 0 };
  for (const file of readdirSync(join(texts, 'expected')).filter((name) => name.includes(only))) {
    const expected = JSON.parse(readFileSync(join(texts, 'expected', file), 'utf8'));
    const name = file.replace(/\.json$/, '');
    const isHtml = name.startsWith('html-');
    const input = readFileSync(join(texts, 'inputs', `${name}.${isHtml ? 'json' : 'txt'}`), 'utf8');
    const text = isHtml ? JSON.parse(input).plain : input;
    const actualQuestions = readQuestions(text).map(({ options, ...question }) => ({
      ...question,
      options,
    }));
    const result = compare(expected.questions ?? expected, actualQuestions);
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += result[key];
    console.log(`${name}: ${result.right} of ${result.meant} right, ${result.invented} invented`);
    const nowhere = wordsShownNowhere(text);
    if (nowhere.length > 0) console.log(`  shown nowhere: ${nowhere.join(' ')}`);
    if (!only) continue;
    for (const pair of result.pairs) {
      if (pair.wrong?.length === 0) continue;
      console.log('  meant', JSON.stringify(pair.meant), '\n  read ', JSON.stringify(pair.read));
    }
  }
  console.log(
    `All: ${sum.right} of ${sum.meant} right, ${sum.wrong} wrong, ${sum.lost} lost, ${sum.invented} invented`,
  );
}

if (folder) await scoreFolder(folder);
else scoreWritten(2000);

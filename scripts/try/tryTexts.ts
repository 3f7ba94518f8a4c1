import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readQuestions } from '../../packages/questionnaire/src/questionsIn.ts';

/**
 * Compares what "Add questions from text" reads with what authors mean: `npm run try:texts --
 * <folder> [part of a name]`. The folder has `inputs`, `expected` and `score.mjs`. Inputs with HTML
 * are read by their plain half, because Node has no document.
 */
const [folder = '', only = ''] = process.argv.slice(2);
const { compare } = await import(pathToFileURL(join(folder, 'score.mjs')).href);

const sum = { meant: 0, right: 0, wrong: 0, lost: 0, invented: 0 };
for (const file of readdirSync(join(folder, 'expected')).filter((name) => name.includes(only))) {
  const expected = JSON.parse(readFileSync(join(folder, 'expected', file), 'utf8'));
  const name = file.replace(/\.json$/, '');
  const isHtml = name.startsWith('html-');
  const input = readFileSync(join(folder, 'inputs', `${name}.${isHtml ? 'json' : 'txt'}`), 'utf8');
  const text = isHtml ? JSON.parse(input).plain : input;
  const read = readQuestions(text).map(({ choices, ...question }) => ({
    ...question,
    options: choices,
  }));
  const result = compare(expected.questions ?? expected, read);
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += result[key];
  console.log(`${name}: ${result.right} of ${result.meant} right, ${result.invented} invented`);
  if (!only) continue;
  for (const pair of result.pairs) {
    if (pair.wrong?.length === 0) continue;
    console.log('  meant', JSON.stringify(pair.meant), '\n  read ', JSON.stringify(pair.read));
  }
}
console.log(
  `All: ${sum.right} of ${sum.meant} right, ${sum.wrong} wrong, ${sum.lost} lost, ${sum.invented} invented`,
);

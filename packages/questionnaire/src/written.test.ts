import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { someWrittenSurvey } from '../../../fixtures/writtenSurvey.ts';
import { decide, moveDecisions, noDecisions } from './decisions.ts';
import { questionsIn, readQuestions } from './questionsIn.ts';
import { readLines } from './readLines.ts';

const confirmAllLines = (text: string) =>
  new Map(readLines(text).map(({ line, kind }) => [line, { kind }] as const));

test('the reader returns the questions of a generated survey, whatever its style (BUILDER-43)', () => {
  assert(
    property(someWrittenSurvey, ({ questions, text }) => {
      expect(readQuestions(text)).toEqual(questions);
      expect(questionsIn(readLines(text, confirmAllLines(text)))).toEqual(questions);
    }),
    { numRuns: 120 },
  );
});

test('decisions stay with their lines when other lines are added, removed or changed (BUILDER-43)', () => {
  const lines = array(constantFrom('', 'Tea', 'Which?', '1. Why?'), { maxLength: 6 });
  assert(
    property(lines, lines, lines, constantFrom('Tea', '1. Why?'), (above, gone, below, decided) => {
      const linesBefore = [...above, ...gone, decided, ...below];
      const decisions = decide(noDecisions, [above.length + gone.length], { kind: 'heading' });
      const without = moveDecisions(
        decisions,
        linesBefore.join('\n'),
        [...above, decided, ...below].join('\n'),
      );
      // Equal lines around an edit cannot be told apart.
      if (!gone.includes(decided)) expect([...without.byLine.keys()]).toEqual([above.length]);
      const movedDecisions = moveDecisions(
        decisions,
        linesBefore.join('\n'),
        [...above, ...gone, `${decided}!`, ...below].join('\n'),
      );
      expect(movedDecisions.byLine).toEqual(decisions.byLine);
    }),
  );
});

test('of two equal lines the one that stays keeps the decision (BUILDER-43)', () => {
  for (const line of [0, 1]) {
    const decided = decide(noDecisions, [line], { kind: 'heading' });
    const { byLine } = moveDecisions(decided, 'Tea\nTea\nMilk', 'Tea\nMilk');
    expect([...byLine]).toEqual([[0, { kind: 'heading' }]]);
  }
});

test('a line that is cut and pasted elsewhere keeps the kind that the user selected (BUILDER-43)', () => {
  const text = 'Which?\nTea\nCoffee';
  const decided = decide(noDecisions, [1], { kind: 'heading' });
  const cut = moveDecisions(decided, text, 'Which?\nCoffee');
  expect(cut.byLine.size).toBe(0);
  const pasted = moveDecisions(cut, 'Which?\nCoffee', 'Which?\nCoffee\nTea');
  expect(pasted).toEqual({ byLine: new Map([[2, { kind: 'heading' }]]), removed: new Map() });
});

test('the first line cannot continue another one (BUILDER-43)', () => {
  expect(
    readLines('Which?\nTea', new Map([[0, { kind: 'joined' }]])).map(({ kind }) => kind),
  ).toEqual(['question', 'choice']);
});

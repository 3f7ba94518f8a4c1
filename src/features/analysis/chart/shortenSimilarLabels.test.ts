import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenSimilarLabels } from './shortenSimilarLabels.ts';

const BEGIN = 'I would recommend this market to my ';

test('long labels that begin alike keep their ends (REPORT-5)', () => {
  expect(
    shortenSimilarLabels([`${BEGIN}friends`, `${BEGIN}family`, `${BEGIN.slice(0, 20)}`]),
  ).toEqual([
    'I would re…arket to my friends',
    'I would re…market to my family',
    BEGIN.slice(0, 20),
  ]);
});

test('labels of up to thirty characters are not shortened, and longer ones stay distinct', () => {
  const [thirty, longer] = ['x'.repeat(30), 'x'.repeat(31)];
  expect(shortenSimilarLabels([thirty, thirty, longer])).toEqual([
    thirty,
    thirty,
    `${'x'.repeat(10)}…${'x'.repeat(19)}`,
  ]);
  expect(shortenSimilarLabels([longer, 'y'.repeat(31)])).toEqual([longer, 'y'.repeat(31)]);
});

test('labels that do not begin alike stay unchanged', () => {
  const labels = fc.uniqueArray(fc.string({ unit: 'grapheme' }), {
    selector: (label) => Array.from(label).slice(0, 30).join(''),
  });
  fc.assert(
    fc.property(labels, (all) => {
      expect(shortenSimilarLabels(all)).toEqual(all);
    }),
  );
});

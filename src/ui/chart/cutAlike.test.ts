import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAlike } from './cutAlike.ts';

const BEGIN = 'I would recommend this market to my ';

test('long labels that begin alike keep their ends (REPORT-5)', () => {
  expect(cutAlike([`${BEGIN}friends`, `${BEGIN}family`, `${BEGIN.slice(0, 20)}`])).toEqual([
    'I would re…arket to my friends',
    'I would re…market to my family',
    BEGIN.slice(0, 20),
  ]);
});

test('other labels stay as they are, whatever they say', () => {
  const labels = fc.uniqueArray(fc.string({ unit: 'grapheme' }), {
    selector: (label) => Array.from(label).slice(0, 30).join(''),
  });
  fc.assert(
    fc.property(labels, (all) => {
      expect(cutAlike(all)).toEqual(all);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchOptions } from './matchOptions.ts';

const tea = { id: 1, text: 'Tea' };
const coffee = { id: 2, text: 'Coffee' };

test.each([
  ['the same ids', [tea, coffee], [tea, coffee], [0, 1]],
  ['a renamed choice', [tea, coffee], [{ id: 1, text: 'Green tea' }, coffee], [0, 1]],
  ['another order', [tea, coffee], [coffee, tea], [1, 0]],
  [
    'exchanged texts',
    [tea, coffee],
    [
      { id: 1, text: 'Coffee' },
      { id: 2, text: 'Tea' },
    ],
    [0, 1],
  ],
  ['stored choices without ids', [{ text: 'Tea' }, { text: 'Coffee' }], [coffee, tea], [1, 0]],
  ['sent choices without ids', [tea, coffee], [{ text: 'Coffee' }], [1]],
  [
    'an id that takes the text of another',
    [tea, coffee],
    [{ id: 1, text: 'Coffee' }, { text: 'Coffee' }],
    [0, 1],
  ],
  ['an unknown id', [tea], [{ id: 9, text: 'Tea' }], [undefined]],
  [
    'equal texts',
    [{ text: 'Tea' }, { text: 'Tea' }],
    [{ text: 'Tea' }, { text: 'Tea' }, { text: 'Tea' }],
    [0, 1, undefined],
  ],
  ['nothing stored', [], [{ text: 'Tea' }], [undefined]],
])(
  '%s: each option matches its stored one (SERVER-10)',
  (_name, storedOptions, sentOptions, places) => {
    expect(matchOptions(storedOptions, sentOptions)).toEqual(places);
  },
);

const options = fc.array(
  fc.record({
    text: fc.constantFrom('Tea', 'Coffee', 'Water', ''),
    id: fc.option(fc.nat(4), { nil: undefined }),
  }),
  { maxLength: 6 },
);

test('unchanged options match themselves, in any order (LAW-1, LAW-4)', () => {
  fc.assert(
    fc.property(options, fc.infiniteStream(fc.nat()), (storedOptions, chance) => {
      const unique = storedOptions.filter(({ id, text }, index) =>
        storedOptions.every(
          (option, place) =>
            place >= index || (option.text !== text && (id === undefined || option.id !== id)),
        ),
      );
      const shuffled = unique
        .map((option) => ({ option, by: chance.next().value }))
        .toSorted((a, b) => a.by - b.by)
        .map(({ option }) => option);
      expect(matchOptions(unique, shuffled)).toEqual(
        shuffled.map((option) => unique.indexOf(option)),
      );
    }),
  );
});

test('no stored option is matched twice (LAW-4)', () => {
  fc.assert(
    fc.property(options, options, (storedOptions, sentOptions) => {
      const places = matchOptions(storedOptions, sentOptions).filter(
        (place) => place !== undefined,
      );
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});

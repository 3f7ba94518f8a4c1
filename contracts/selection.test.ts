import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCall, MADE_CALLS, readInteractions } from './pactFile.ts';
import { findCall, type MadeCalls, selectContract } from './selection.ts';

const madeCalls: MadeCalls = JSON.parse(readFileSync(MADE_CALLS, 'utf8'));

/** The calls of the selected interactions, and the titles of the selected journeys. */
function select(only?: string) {
  const { interactions, titlePattern } = selectContract(only);
  const pattern = new RegExp(titlePattern ?? '', 'i');
  return {
    calls: [...new Set(interactions.map(describeCall))],
    titles: Object.keys(madeCalls).filter((title) => pattern.test(title)),
  };
}

test('without a filter text, all interactions and journeys are selected', () => {
  const { interactions, titlePattern } = selectContract(undefined);
  expect(interactions).toHaveLength(readInteractions().length);
  expect(titlePattern).toBeUndefined();
});

test('a requirement number selects its journeys, but not those of a number that begins with it', () => {
  const { calls, titles } = select('SERVER-3');
  expect(calls).toEqual([]);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !/SERVER-3\b/.test(title))).toEqual([]);
});

test('a text selects titles and descriptions that contain it, in any case', () => {
  expect(select('works ONCE').titles).toEqual([expect.stringContaining('a reset link works once')]);
  expect(select('A WRONG password').calls).toEqual(['POST /auth/login']);
});

test('characters that are special in regular expressions are matched literally', () => {
  expect(select('(SERVER-').titles.length).toBeGreaterThan(100);
  expect(select('.*').titles).toEqual([]);
});

test.each(['POST /auth/verify-reset-password-token', 'get /agent/{ID}'])(
  'the call %s selects its interactions and the journeys that make it',
  (only) => {
    const call = Object.values(madeCalls)
      .flat()
      .find((candidate) => candidate.toLowerCase() === only.toLowerCase());
    const { calls, titles } = select(only);
    expect(calls).toEqual([call]);
    expect(titles).toEqual(
      Object.keys(madeCalls).filter((title) => madeCalls[title]?.includes(call ?? '')),
    );
    expect(titles.length).toBeGreaterThan(1);
  },
);

test('an unknown call is refused with the nearest ones, and no others', () => {
  expect(() => selectContract('post /survey/updat')).toThrow(
    /^The contract has no call "post \/survey\/updat"\. Near it: .*POST \/survey\/update,/,
  );
  expect(() => selectContract('post /survey/updat')).not.toThrow(/\/auth\/|\/agent/);
});

test('a request belongs to the call of its path, whatever its id and query', () => {
  expect(findCall('GET /agent/7?x=1')).toBe('GET /agent/{id}');
  expect(findCall('GET /agent?page=1&limit=10')).toBe('GET /agent');
  expect(findCall('GET /agent/7/status')).toBeUndefined();
});

test('a text that nothing contains selects nothing', () => {
  expect(select('no such thing')).toEqual({ calls: [], titles: [] });
});

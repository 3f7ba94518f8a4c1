import { expect, test } from 'vitest';
import { journeysHash, publishedPact, readInteractions } from './pactFile.ts';

test('the published pact contains a hash of its journeys, because a broker counts equal pacts as verified', () => {
  const { interactions } = publishedPact();
  const [first, ...rest] = interactions as { description: string; comments?: { text: string[] } }[];
  expect(first?.comments?.text).toEqual([`Journeys ${journeysHash()}`]);
  expect([first, ...rest].map((interaction) => interaction?.description)).toEqual(
    readInteractions().map(({ description }) => description),
  );
});

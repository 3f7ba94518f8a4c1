import { expect, test } from 'vitest';
import { clusterPlaces } from './clusterPlaces.ts';

const paris = { id: 2, latitude: 48.85, longitude: 2.35 };
const alsoParis = { id: 1, latitude: 48.85, longitude: 2.35 };
const berlin = { id: 3, latitude: 52.52, longitude: 13.4 };
const world: [number, number, number, number] = [-180, -85, 180, 85];

const shown = (zoom: number, places = [paris, alsoParis, berlin]) =>
  clusterPlaces(places)(world, zoom)
    .map(({ count, places }) => ({ count, ids: places().map(({ id }) => id) }))
    .toSorted((one, other) => other.count - one.count);

test('places that lie apart are markers of their own, where they are', () => {
  const [marker] = clusterPlaces([berlin])(world, 13);
  expect(marker).toMatchObject({ count: 1, latitude: 52.52, longitude: 13.4 });
});

test('places that would cover one another are one marker, and part when zoomed in (MAP-1)', () => {
  expect(shown(1)).toEqual([{ count: 3, ids: [1, 2, 3] }]);
  expect(shown(8)).toEqual([
    { count: 2, ids: [1, 2] },
    { count: 1, ids: [3] },
  ]);
});

test('places at the very same spot stay one marker however close the map is', () => {
  for (const zoom of [19.5, 20, 22]) {
    expect(shown(zoom, [paris, alsoParis])).toEqual([{ count: 2, ids: [1, 2] }]);
  }
});

test('only what lies within the bounds is given', () => {
  expect(clusterPlaces([paris, berlin])([10, 50, 15, 55], 8)).toHaveLength(1);
});

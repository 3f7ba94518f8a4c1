import { expect, test } from 'vitest';
import { clusterPlaces } from './clusterPlaces.ts';

const paris = { id: 2, latitude: 48.85, longitude: 2.35 };
const alsoParis = { id: 1, latitude: 48.85, longitude: 2.35 };
const berlin = { id: 3, latitude: 52.52, longitude: 13.4 };
const world: [number, number, number, number] = [-180, -85, 180, 85];

const clusterAt = (zoom: number, places = [paris, alsoParis, berlin]) =>
  clusterPlaces(places)(world, zoom)
    .map(({ count, places }) => ({ count, ids: places().map(({ id }) => id) }))
    .toSorted((a, b) => b.count - a.count);

test('separate places are single markers in position', () => {
  const [marker] = clusterPlaces([berlin])(world, 13);
  expect(marker).toMatchObject({ count: 1, latitude: 52.52, longitude: 13.4 });
});

test('up to 500 places in view are single markers, also overlapping ones (MAP-6)', () => {
  expect(clusterAt(1)).toEqual([
    { count: 2, ids: [1, 2] },
    { count: 1, ids: [3] },
  ]);
  const line = (length: number) =>
    Array.from({ length }, (_, index) => ({
      id: index + 1,
      latitude: 48,
      longitude: 2 + index / 10_000,
    }));
  expect(clusterAt(1, line(500))).toHaveLength(500);
  expect(clusterAt(1, line(501))).toHaveLength(1);
  expect(clusterAt(1, line(501))[0]?.count).toBe(501);
});

test('a cluster lists its places by id, and places beyond its radius form another cluster', () => {
  const near = Array.from({ length: 501 }, (_, index) => ({
    id: 501 - index,
    latitude: 48 + index / 10_000,
    longitude: 2,
  }));
  const ids = near.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(clusterAt(1, near)).toEqual([{ count: 501, ids }]);
  // A deep zoom separates two distant groups.
  const far = near.map(({ id, ...place }) => ({ ...place, id: id + 501, longitude: 3 }));
  expect(clusterAt(8, [...near, ...far]).length).toBeGreaterThan(1);
  expect(clusterAt(1, [...near, ...far])).toHaveLength(1);
});

test('places at the same spot stay one marker at any zoom', () => {
  for (const zoom of [19.5, 20, 22]) {
    expect(clusterAt(zoom, [paris, alsoParis])).toEqual([{ count: 2, ids: [1, 2] }]);
  }
});

test('only places within the bounds are returned', () => {
  expect(clusterPlaces([paris, berlin])([10, 50, 15, 55], 8)).toHaveLength(1);
});

import { array, assert, double, property } from 'fast-check';
import { getWidth } from 'ol/extent.js';
import { fromLonLat } from 'ol/proj.js';
import { expect, test } from 'vitest';
import { findExtent } from './findExtent.ts';

const createPlace = (longitude: number) => ({ id: longitude, longitude, latitude: 0 });
const degrees = (extent: number[] | undefined) =>
  extent?.map((x) => Math.round((x / (fromLonLat([180, 0])[0] ?? 1)) * 180) + 0);

test('places on both sides of the 180th meridian are near each other (MAP-8)', () => {
  expect(degrees(findExtent([createPlace(178), createPlace(-179), createPlace(-175)]))).toEqual([
    178, 0, 185, 0,
  ]);
  expect(degrees(findExtent([createPlace(-10), createPlace(20)]))).toEqual([-10, 0, 20, 0]);
  expect(degrees(findExtent([createPlace(-170), createPlace(170)]))).toEqual([170, 0, 190, 0]);
  expect(degrees(findExtent([createPlace(5)]))).toEqual([5, 0, 5, 0]);
  expect(findExtent([])).toBeUndefined();
});

test('the extent has every place, and is as wide as the globe without its widest gap (MAP-8)', () => {
  const longitudes = array(double({ min: -180, max: 180, noNaN: true }), { minLength: 1 });
  assert(
    property(longitudes, (all) => {
      const extent = findExtent(all.map(createPlace)) ?? [0, 0, 0, 0];
      const [west = 0, , east = 0] = extent;
      const world = (fromLonLat([180, 0])[0] ?? 0) * 2;
      for (const longitude of all) {
        const x = fromLonLat([longitude, 0])[0] ?? 0;
        const isIn = [x, x + world].some((edge) => edge >= west - 1 && edge <= east + 1);
        expect(isIn).toBe(true);
      }
      const sorted = all.toSorted((a, b) => a - b);
      const gaps = sorted.map(
        (longitude, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - longitude,
      );
      expect((getWidth(extent) / world) * 360).toBeCloseTo(360 - Math.max(...gaps), 4);
    }),
  );
});

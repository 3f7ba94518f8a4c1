import { boundingExtent, type Extent } from 'ol/extent.js';
import { fromLonLat } from 'ol/proj.js';
import type { Place } from './clusterPlaces.ts';

/** The extent around places, the short way round the globe; undefined without places. */
export function findExtent(places: readonly Place[]): Extent | undefined {
  const sorted = places.toSorted((a, b) => a.longitude - b.longitude);
  const [first] = sorted;
  if (!first) return undefined;
  let widest = first.longitude + 360 - (sorted.at(-1)?.longitude ?? 0);
  let west = first.longitude;
  for (const [index, { longitude }] of sorted.entries()) {
    const gap = longitude - (sorted[index - 1]?.longitude ?? longitude);
    if (gap > widest) {
      widest = gap;
      west = longitude;
    }
  }
  return boundingExtent(
    sorted.map(({ longitude, latitude }) =>
      fromLonLat([longitude < west ? longitude + 360 : longitude, latitude]),
    ),
  );
}

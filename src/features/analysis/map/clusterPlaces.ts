import { sum } from 'd3';
import Supercluster, { type PointFeature } from 'supercluster';

/** The place of a response, in degrees. */
export interface Place {
  id: number;
  latitude: number;
  longitude: number;
  /** The response's details in words. */
  detail?: string;
}

/** A cluster: its places, in the order of their ids. */
export interface Marker {
  longitude: number;
  latitude: number;
  count: number;
  places: () => Place[];
}

/** West, south, east and north, in degrees. */
type Bounds = [number, number, number, number];

const MAX_ZOOM = 20;
/** The cluster radius in pixels of 256 px tiles: closer markers overlap. */
const DISTANCE = 36;

/** Up to this many places in view get single markers, even overlapping ones (MAP-6). */
const MAX_UNCLUSTERED_PLACES = 500;

const toPlace = ({ properties }: PointFeature<Place>) => properties;

/** A marker per spot: places at the same spot share one, because no zoom separates them. */
function groupBySpot(places: readonly Place[]): Marker[] {
  const spots = Map.groupBy(places, ({ longitude, latitude }) => `${longitude} ${latitude}`);
  return [...spots.values()].flatMap((here) => {
    const [first] = here;
    if (!first) return [];
    const { longitude, latitude } = first;
    const places = () => here.toSorted((a, b) => a.id - b.id);
    return [{ longitude, latitude, count: here.length, places }];
  });
}

/** Places as markers per zoom level, computed on first use: all take ten times as long. */
export function clusterPlaces(places: readonly Place[]) {
  const features = places.map(
    (place): PointFeature<Place> => ({
      type: 'Feature',
      properties: place,
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    }),
  );
  const levels = new Map<number, Supercluster<Place>>();

  function createLevel(zoom: number) {
    const known = levels.get(zoom);
    if (known) return known;
    const options = { minZoom: zoom, maxZoom: zoom, radius: DISTANCE, extent: 256 };
    const level = new Supercluster<Place>(options).load(features);
    levels.set(zoom, level);
    return level;
  }

  return (bounds: Bounds, zoom: number): Marker[] => {
    const whole = Math.min(MAX_ZOOM, Math.max(0, Math.floor(zoom)));
    const level = createLevel(whole);
    const markers = level.getClusters(bounds, whole).map(({ geometry, properties }): Marker => {
      if (!('cluster_id' in properties)) {
        const { latitude, longitude } = properties;
        return { longitude, latitude, count: 1, places: () => [properties] };
      }
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const { cluster_id, point_count } = properties;
      const leaves = () => level.getLeaves(cluster_id, Number.POSITIVE_INFINITY);
      return {
        longitude,
        latitude,
        count: point_count,
        places: () =>
          leaves()
            .map(toPlace)
            .toSorted((a, b) => a.id - b.id),
      };
    });
    const visibleCount = sum(markers, ({ count }) => count);
    return visibleCount <= MAX_UNCLUSTERED_PLACES
      ? groupBySpot(markers.flatMap((marker) => marker.places()))
      : markers;
  };
}

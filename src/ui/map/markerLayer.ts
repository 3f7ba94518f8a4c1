import type { Coordinate } from 'ol/coordinate.js';
import type { FeatureLike } from 'ol/Feature.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import type { Place } from './Place.ts';

/** In pixels. */
const CLUSTER_DISTANCE = 36;
const HIT_TOLERANCE = 4;
const fill = new Fill({ color: '#8b0000' });
const stroke = new Stroke({ color: '#ffffff', width: 2 });
const textFill = new Fill({ color: '#ffffff' });
const styles = new Map<number, Style>();

/** The responses that a marker stands for, one or more. */
export function placesOf(marker: FeatureLike): Place[] {
  const features: Feature[] = marker.get('features') ?? [];
  return features.map((feature) => feature.get('place') as Place);
}

const radiusOf = (size: number) => (size === 1 ? 8 : Math.min(26, 12 + Math.log2(size) * 2));

function styleOf(marker: FeatureLike): Style {
  const size = placesOf(marker).length;
  const known = styles.get(size);
  if (known) return known;
  const radius = radiusOf(size);
  const style = new Style({
    image: new Circle({ radius, fill, stroke }),
    ...(size > 1 && {
      text: new Text({ text: String(size), fill: textFill, font: 'bold 12px sans-serif' }),
    }),
  });
  styles.set(size, style);
  return style;
}

/** A marker for each place, drawn on a plain canvas; those that would cover one another are one with their number. */
export function markerLayer(places: readonly Place[]) {
  const source = new VectorSource({
    features: places.map(
      (place) =>
        new Feature({
          geometry: new Point(fromLonLat([place.longitude, place.latitude])),
          place,
        }),
    ),
  });
  const clusters = new Cluster({ source, distance: CLUSTER_DISTANCE });
  return {
    layer: new VectorLayer({ source: clusters, style: styleOf }),
    extent: () => source.getExtent(),
    /** The places of the marker that covers a coordinate; a pixel is so many map units wide. */
    placesAt: (coordinate: Coordinate, resolution: number): Place[] => {
      const marker = clusters.getClosestFeatureToCoordinate(coordinate);
      const [x = 0, y = 0] = marker?.getGeometry()?.getExtent() ?? [];
      const pixels = Math.hypot(x - (coordinate[0] ?? 0), y - (coordinate[1] ?? 0)) / resolution;
      return marker && pixels <= radiusOf(placesOf(marker).length) + HIT_TOLERANCE
        ? placesOf(marker)
        : [];
    },
  };
}

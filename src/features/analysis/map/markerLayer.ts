import { least, sum } from 'd3';
import type { Coordinate } from 'ol/coordinate.js';
import { type Extent, getWidth } from 'ol/extent.js';
import Layer from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import { fromLonLat, get as projection, toLonLat } from 'ol/proj.js';
import { apply } from 'ol/transform.js';
import ViewHint from 'ol/ViewHint.js';
import { clusterPlaces, type Marker, type Place } from './clusterPlaces.ts';

/** In pixels. */
const HIT_TOLERANCE = 4;
const MAX_RADIUS = 26;

const WORLD_WIDTH = getWidth(projection('EPSG:3857')?.getExtent() ?? [0, 0, 1, 1]);

const calculateRadius = (count: number) =>
  count === 1 ? 8 : Math.min(MAX_RADIUS, 12 + Math.log2(count) * 2);

interface DrawnMarker {
  coordinate: Coordinate;
  marker: Marker;
}

const readBarColor = () => getComputedStyle(document.documentElement).getPropertyValue('--bar');

function draw(
  pen: CanvasRenderingContext2D,
  [x = 0, y = 0]: number[],
  count: number,
  barColor: string,
) {
  // A dark ring around the white one, visible on light and dark maps.
  pen.beginPath();
  pen.arc(x, y, calculateRadius(count) + 2, 0, 2 * Math.PI);
  pen.fillStyle = '#00000080';
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, calculateRadius(count), 0, 2 * Math.PI);
  pen.fillStyle = barColor;
  pen.fill();
  pen.stroke();
  if (count === 1) return;
  pen.fillStyle = '#ffffff';
  pen.fillText(String(count), x, y);
}

/** Repeats each marker as often as the extent repeats the world. */
function repeatMarkers(markers: Marker[], [west = 0, , east = 0]: Extent): DrawnMarker[] {
  const first = Math.floor(west / WORLD_WIDTH + 0.5);
  const last = Math.floor(east / WORLD_WIDTH + 0.5);
  return markers.flatMap((marker) => {
    const [x = 0, y = 0] = fromLonLat([marker.longitude, marker.latitude]);
    return Array.from({ length: last - first + 1 }, (_, index) => ({
      coordinate: [x + (first + index) * WORLD_WIDTH, y],
      marker,
    }));
  });
}

/** An extent of the map in degrees; the whole world if it crosses the edge. */
function findBounds([west = 0, south = 0, east = 0, north = 0]: Extent) {
  const [, lowest = -85] = toLonLat([0, south]);
  const [, highest = 85] = toLonLat([0, north]);
  const isWithin = Math.abs(west) < WORLD_WIDTH / 2 && Math.abs(east) < WORLD_WIDTH / 2;
  const sides = isWithin ? [west, east].map((x) => (x / WORLD_WIDTH) * 360) : [-180, 180];
  return [sides[0] ?? -180, lowest, sides[1] ?? 180, highest] as [number, number, number, number];
}

/** Draws markers on one canvas; overlapping ones become a cluster with their number. */
export function markerLayer(places: readonly Place[]) {
  const markersIn = clusterPlaces(places);
  const canvas = document.createElement('canvas');
  canvas.className = 'place-markers';
  let zoom = Number.NaN;
  let drawnMarkers: DrawnMarker[] = [];

  /** During a movement clusters stay; they split and merge at rest. */
  function settle({ viewHints, viewState }: FrameState) {
    const isMoving = viewHints[ViewHint.ANIMATING] || viewHints[ViewHint.INTERACTING];
    if (!isMoving || !(Math.abs(viewState.zoom - zoom) < 2)) zoom = viewState.zoom;
  }

  function render(frame: FrameState) {
    const { size, pixelRatio, extent, coordinateToPixelTransform } = frame;
    const [width = 0, height = 0] = size;
    canvas.width = width * pixelRatio;
    canvas.height = height * pixelRatio;
    const context = canvas.getContext('2d');
    if (!context || !extent) return canvas;
    settle(frame);
    const margin = MAX_RADIUS * frame.viewState.resolution;
    const [west = 0, south = 0, east = 0, north = 0] = extent;
    const visibleBounds = [west - margin, south - margin, east + margin, north + margin];
    drawnMarkers = repeatMarkers(markersIn(findBounds(visibleBounds), zoom), visibleBounds);
    context.scale(pixelRatio, pixelRatio);
    context.font = 'bold 12px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.strokeStyle = '#ffffff';
    context.lineWidth = 2;
    const barColor = readBarColor();
    for (const { coordinate, marker } of drawnMarkers) {
      const place = apply(coordinateToPixelTransform, [...coordinate]);
      draw(context, place, marker.count, barColor);
    }
    return canvas;
  }

  return {
    layer: new Layer({ render }),
    /** How many places the last picture shows. */
    countVisible: () =>
      sum(new Set(drawnMarkers.map(({ marker }) => marker)), ({ count }) => count),
    /** The marker at a coordinate, in the copy of the world that it is in; `resolution` is map units per pixel. */
    markerAt: ([x = 0, y = 0]: Coordinate, resolution: number): DrawnMarker | undefined => {
      const away = ({ coordinate: [markerX = 0, top = 0] }: DrawnMarker) =>
        Math.hypot(markerX - x, top - y);
      const nearest = least(drawnMarkers, away);
      const reach = calculateRadius(nearest?.marker.count ?? 0) + HIT_TOLERANCE;
      return nearest && away(nearest) / resolution <= reach ? nearest : undefined;
    },
  };
}

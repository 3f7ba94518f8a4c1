import { defaults as defaultControls } from 'ol/control/defaults.js';
import type { Coordinate } from 'ol/coordinate.js';
import { getHeight, getWidth } from 'ol/extent.js';
import TileLayer from 'ol/layer/Tile.js';
import OpenLayersMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import { limits } from '#domain/limits.ts';
import type { Place } from './clusterPlaces.ts';
import { findExtent } from './findExtent.ts';
import type { MapServiceEvent } from './mapService.ts';
import { markerLayer } from './markerLayer.ts';
import { type Tiles, tileSource } from './tileSource.ts';

interface MapOptions {
  target: HTMLElement;
  popup: HTMLElement;
  places: readonly Place[];
  tiles: Tiles;
  report: (event: MapServiceEvent) => void;
  /** Called with the responses in the popup; an empty list closes it. */
  onShow: (places: Place[]) => void;
  /** Called at rest with the zoom level and the number of places in view. */
  onRest: (zoom: number, visibleCount: number) => void;
  /** Opens a clicked marker's only place. */
  onOpen?: (place: Place) => void;
}

const WORLD = { center: [0, 20], zoom: 1 };
const PADDING = [40, 40, 40, 40];

const toCoordinate = ({ longitude, latitude }: Place) => fromLonLat([longitude, latitude]);

/** An OpenLayers map of places, centred on the first, with popups. */
export function createMap(options: MapOptions) {
  const { target, popup, places, tiles, report, onShow, onRest, onOpen } = options;
  const [first] = places;
  const { layer, countVisible, markerAt } = markerLayer(places);
  const overlay = new Overlay({ element: popup, offset: [0, -14], positioning: 'bottom-center' });
  const view = new View({
    center: first ? toCoordinate(first) : fromLonLat(WORLD.center),
    zoom: first ? limits.mapZoom : WORLD.zoom,
    maxZoom: 20,
  });
  const map = new OpenLayersMap({
    target,
    view,
    // OpenLayers writes the attribution as markup, which the policy forbids (SECURITY-3);
    // PlaceMap renders it.
    controls: defaultControls({ attribution: false }),
    overlays: [overlay],
    layers: [new TileLayer({ source: tileSource(tiles, report) }), layer],
  });

  for (const button of target.querySelectorAll<HTMLElement>('.ol-zoom button')) {
    button.ariaLabel = button.title;
  }

  /** Shows places in the popup, at a marker or where the first one is. */
  const show = (places: Place[], index?: Coordinate) => {
    const [place] = places;
    overlay.setPosition(place && (index ?? toCoordinate(place)));
    onShow(places);
  };

  const hit = (coordinate: Coordinate) => markerAt(coordinate, view.getResolution() ?? 1);

  let isPinned = false;

  map.on('pointermove', (event) => {
    if (event.dragging || isPinned) return;
    const marker = hit(event.coordinate);
    target.style.cursor = marker ? 'pointer' : '';
    show(marker?.marker.count === 1 ? marker.marker.places() : [], marker?.coordinate);
  });

  map.on('click', (event) => {
    const { marker, coordinate } = hit(event.coordinate) ?? {};
    const foundPlaces = marker?.places() ?? [];
    const extent = findExtent(foundPlaces);
    if (extent && foundPlaces.length > 1 && getWidth(extent) + getHeight(extent) > 0) {
      view.fit(extent, { padding: PADDING });
      show([]);
      return;
    }
    const [only] = foundPlaces;
    if (onOpen && only && foundPlaces.length === 1) {
      onOpen(only);
      return;
    }
    // Responses at the same spot open as a list, because no zoom separates them.
    isPinned = foundPlaces.length > 0;
    show(foundPlaces, coordinate);
  });

  map.on('moveend', () => onRest(Math.round(view.getZoom() ?? 0), countVisible()));

  const showAll = () => {
    const all = findExtent(places);
    if (all) view.fit(all, { padding: PADDING, maxZoom: 16 });
  };

  return {
    showAll,
    showPlace: (place: Place) => {
      isPinned = true;
      view.setCenter(toCoordinate(place));
      show([place]);
    },
    close: () => {
      isPinned = false;
      show([]);
    },
    dispose: () => map.dispose(),
  };
}

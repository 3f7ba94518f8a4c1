import { defaults as defaultControls } from 'ol/control/defaults.js';
import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent, getHeight, getWidth } from 'ol/extent.js';
import TileLayer from 'ol/layer/Tile.js';
import OpenLayersMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import { limits } from '#domain/limits.ts';
import type { Place } from './clusterPlaces.ts';
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
  onZoom: (zoom: number) => void;
  /** Opens a clicked marker's only place. */
  onOpen?: (place: Place) => void;
  /** Shows all places at once; called when they are drawn. */
  onDrawn?: () => void;
}

const WORLD = { center: [0, 20], zoom: 1 };
const PADDING = [40, 40, 40, 40];

const coordinateOf = ({ longitude, latitude }: Place) => fromLonLat([longitude, latitude]);

/** An OpenLayers map of places, centred on the first, with popups. */
export function createMap(options: MapOptions) {
  const { target, popup, places, tiles, report, onShow, onZoom, onOpen, onDrawn } = options;
  const [first] = places;
  const { layer, extent, markerAt } = markerLayer(places);
  const overlay = new Overlay({ element: popup, offset: [0, -14], positioning: 'bottom-center' });
  const view = new View({
    center: first ? coordinateOf(first) : fromLonLat(WORLD.center),
    zoom: first ? limits.mapZoom : WORLD.zoom,
    maxZoom: 20,
  });
  const map = new OpenLayersMap({
    target,
    view,
    // OpenLayers would write the attribution as markup, which the policy forbids (SECURITY-3);
    // PlaceMap renders it.
    controls: defaultControls({ attribution: false }),
    overlays: [overlay],
    layers: [new TileLayer({ source: tileSource(tiles, report) }), layer],
  });

  const show = (shown: Place[]) => {
    const [place] = shown;
    overlay.setPosition(place && coordinateOf(place));
    onShow(shown);
  };

  const hit = (coordinate: Coordinate) => markerAt(coordinate, view.getResolution() ?? 1);

  let isPinned = false;

  map.on('pointermove', (event) => {
    if (event.dragging || isPinned) return;
    const marker = hit(event.coordinate);
    target.style.cursor = marker ? 'pointer' : '';
    show(marker?.count === 1 ? marker.places() : []);
  });

  map.on('click', (event) => {
    const found = hit(event.coordinate)?.places() ?? [];
    const around = boundingExtent(found.map(coordinateOf));
    const isOnePlace = getWidth(around) === 0 && getHeight(around) === 0;
    if (found.length > 1 && !isOnePlace) {
      view.fit(around, { padding: PADDING });
      show([]);
      return;
    }
    const [only] = found;
    if (onOpen && only && found.length === 1) {
      onOpen(only);
      return;
    }
    // Responses at the same spot open as a list, because no zoom separates them.
    isPinned = found.length > 0;
    show(found);
  });

  map.on('moveend', () => onZoom(Math.round(view.getZoom() ?? 0)));

  const showAll = () => {
    const all = extent();
    if (all) view.fit(all, { padding: PADDING, maxZoom: 16 });
  };
  if (onDrawn) {
    showAll();
    map.once('rendercomplete', onDrawn);
    // The browser's menu prints at once: markers are drawn without waiting for tiles.
    map.renderSync();
  }

  return {
    showAll,
    showPlace: (place: Place) => {
      isPinned = true;
      view.setCenter(coordinateOf(place));
      show([place]);
    },
    /** Closes the popup. */
    close: () => {
      isPinned = false;
      show([]);
    },
    dispose: () => map.dispose(),
  };
}

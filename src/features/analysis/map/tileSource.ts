import type ImageTile from 'ol/ImageTile.js';
import XYZ from 'ol/source/XYZ.js';
import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';
import type { MapServiceEvent } from './mapService.ts';

export interface Tiles {
  /** An XYZ URL with {z}, {x} and {y}. */
  url: string;
  key?: string | undefined;
  attribution: string;
}

const REFUSALS = [401, 403];

async function loadTile(
  tile: Tile,
  tileUrl: string,
  reportEvent: (event: MapServiceEvent) => void,
) {
  try {
    const response = await fetch(tileUrl);
    if (!response.ok) {
      reportEvent(REFUSALS.includes(response.status) ? 'tileRefused' : 'tileFailed');
      tile.setState(TileState.ERROR);
      return;
    }
    const image = (tile as ImageTile).getImage() as HTMLImageElement;
    const url = URL.createObjectURL(await response.blob());
    image.addEventListener('load', () => URL.revokeObjectURL(url), { once: true });
    image.src = url;
    reportEvent('tileLoaded');
  } catch {
    reportEvent('tileFailed');
    tile.setState(TileState.ERROR);
  }
}

/** Map tiles that report the service's answers: 401 and 403 are a failed authentication (MAP-4). */
export function tileSource({ url, key }: Tiles, report: (event: MapServiceEvent) => void) {
  return new XYZ({
    url: key ? `${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}` : url,
    tileLoadFunction: (tile, tileUrl) => void loadTile(tile, tileUrl, report),
  });
}

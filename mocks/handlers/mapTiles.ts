import { HttpResponse, http } from 'msw';
import { type Backend, faultyAnswer } from '../backend/endpoint.ts';
import { overSlowLink } from '../backend/overSlowLink.ts';
import { MAP_TILES } from '../controls/faultable.ts';

/** The map service of the demo: no call of the API, but it can be made to fail like one. */
export const mapTiles = (backend: Backend) =>
  http.get('*/api/v1/map-tiles/:z/:x/:y', async ({ params, request }) => {
    const faulty = await faultyAnswer(backend, MAP_TILES, request);
    if (faulty) return faulty;
    // Loaded on demand: the world map is large, and few pages show it.
    const { drawTile } = await import('../backend/drawTile.ts');
    const svg = drawTile(Number(params.z), Number(params.x), Number(params.y));
    const tile = new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
    await overSlowLink(backend, request, tile);
    return tile;
  });

import { HttpResponse, http } from 'msw';
import { answerCall, type Backend } from '../backend/endpoint.ts';
import { MAP_TILES } from '../controls/faultableCalls.ts';

/** The demo's map service: not part of the API, but it can fail like a call. */
export const mapTiles = (backend: Backend) =>
  http.get('*/api/v1/map-tiles/:z/:x/:y', ({ params, request }) =>
    answerCall(backend, MAP_TILES, request, async () => {
      // Loaded on demand: the world map is large, and few pages show it.
      const { drawTile } = await import('../backend/drawTile.ts');
      const svg = drawTile(Number(params.z), Number(params.x), Number(params.y));
      return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
    }),
  );

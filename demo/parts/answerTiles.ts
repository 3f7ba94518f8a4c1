import { drawTile } from '#mocks/backend/drawTile.ts';

/** A map service for each state of a map: `/tiles/loaded/{z}/{x}/{y}`. */
export const tilesOf = (state: 'loaded' | 'loading' | 'failed' | 'refused') => ({
  url: `/tiles/${state}/{z}/{x}/{y}`,
  attribution: 'Natural Earth',
});

/** Answers those addresses within the page, which has no backend. */
export function answerTiles(): void {
  const fetchElsewhere = window.fetch.bind(window);
  window.fetch = async (input, options) => {
    const [, state, z, x, y] = /^\/tiles\/(\w+)\/(\d+)\/(\d+)\/(\d+)/.exec(String(input)) ?? [];
    switch (state) {
      case undefined:
        return fetchElsewhere(input, options);
      case 'loading':
        return new Promise(() => undefined);
      case 'loaded':
        return new Response(drawTile(Number(z), Number(x), Number(y)), {
          headers: { 'content-type': 'image/svg+xml' },
        });
      default:
        return new Response(null, { status: state === 'refused' ? 401 : 500 });
    }
  };
}

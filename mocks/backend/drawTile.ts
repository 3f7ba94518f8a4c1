import { geoMercator, geoPath } from 'd3';
import { feature, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };

const TILE = 256;
/** From this zoom on a coastline is rarely in view. */
const GRID_FROM = 8;
// The JSON's inferred type is wider than the format's; its two objects are known.
const world = atlas as unknown as Parameters<typeof mesh>[0];
const { land: landShape, countries } = atlas.objects as unknown as Record<
  'land' | 'countries',
  Parameters<typeof feature>[1]
>;
const land = feature(world, landShape);
const borders = mesh(world, countries as Parameters<typeof mesh>[1], (a, b) => a !== b);

/**
 * One tile of a world map with coastlines and borders, as SVG. `x` and `y` count from the
 * north-west.
 */
export function drawTile(z: number, x: number, y: number): string {
  const size = TILE * 2 ** z;
  const projection = geoMercator()
    .scale(size / (2 * Math.PI))
    .translate([size / 2 - x * TILE, size / 2 - y * TILE])
    .clipExtent([
      [-2, -2],
      [TILE + 2, TILE + 2],
    ])
    .precision(0);
  // Close up no coast is in view: a grid labelled in degrees shows the position and movement.
  const [longitude = 0, latitude = 0] = projection.invert?.([0, 0]) ?? [];
  const grid =
    z < GRID_FROM
      ? ''
      : `<path d="M0 0H${TILE}M0 0V${TILE}" stroke="#c9bfa8"/><text x="6" y="16" font-family="sans-serif" font-size="10" fill="#6b7a72">${latitude.toFixed(3)}°, ${longitude.toFixed(3)}°</text>`;
  const path = geoPath(projection).digits(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}"><rect width="${TILE}" height="${TILE}" fill="#cfe3ea"/><path d="${path(land) ?? ''}" fill="#f4f1e6" stroke="#a9b8ad"/><path d="${path(borders) ?? ''}" fill="none" stroke="#c9bfa8"/>${grid}</svg>`;
}

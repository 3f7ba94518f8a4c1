import { geoMercator, geoPath } from 'd3';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };

const TILE = 256;
const world = atlas as unknown as Topology<{
  land: GeometryCollection;
  countries: GeometryCollection;
}>;
const land = feature(world, world.objects.land);
const borders = mesh(world, world.objects.countries, (one, other) => one !== other);

/** One tile of a map of the world, coastlines and borders, as SVG. `x` and `y` count from the north-west. */
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
  const path = geoPath(projection).digits(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}"><rect width="${TILE}" height="${TILE}" fill="#cfe3ea"/><path d="${path(land) ?? ''}" fill="#f4f1e6" stroke="#a9b8ad"/><path d="${path(borders) ?? ''}" fill="none" stroke="#c9bfa8"/></svg>`;
}

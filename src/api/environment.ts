// Node, which runs the contract, has no `import.meta.env`.
const {
  BASE_URL,
  DEV,
  MODE,
  VITE_API_URL,
  VITE_MAP_TILES_URL,
  VITE_MAP_TILES_KEY,
  VITE_MAP_ATTRIBUTION,
} = import.meta.env ?? {};

/** The build's environment; `scripts/build/parseEnvironment.ts` checks it when the build starts. */
export const environment = {
  baseUrl: BASE_URL ?? '/',
  /** Whether a development server runs, not a build or a test. */
  isDevelopment: DEV === true && MODE !== 'test',
  apiUrl: VITE_API_URL || '/api/v1',
  /** The URL template of map tiles (XYZ). */
  mapTilesUrl: VITE_MAP_TILES_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  mapTilesKey: VITE_MAP_TILES_KEY || undefined,
  mapAttribution: VITE_MAP_ATTRIBUTION || '© OpenStreetMap contributors',
};

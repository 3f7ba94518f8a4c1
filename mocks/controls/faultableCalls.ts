import { callNames } from '#mocks/callNames.ts';

/** The map service, drawn by the demo itself: not part of the API, but it can fail like a call. */
export const MAP_TILES = 'GET /map-tiles/:z/:x/:y';

/** Everything that a tester can make fail. */
export const faultableCalls = [...callNames, MAP_TILES] as const;

export type FaultableCall = (typeof faultableCalls)[number];

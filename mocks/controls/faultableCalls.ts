import { callNames } from '#mocks/callNames.ts';

/** Requests for map tiles, which the demo draws itself: not part of the API, but they can fail like a call. */
export const MAP_TILES = 'GET /map-tiles/:z/:x/:y';

/** Everything that a tester can make fail. */
export const faultableCalls = [...callNames, MAP_TILES] as const;

export type FaultableCall = (typeof faultableCalls)[number];

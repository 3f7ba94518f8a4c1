import { callNames } from '#domain/api/calls.ts';

/** The map service, which the demo draws itself: not part of the API, but it can fail like a call. */
export const MAP_TILES = 'GET /map-tiles/:z/:x/:y';

/** Whatever a tester can make fail. */
export const faultable = [...callNames, MAP_TILES] as const;

export type FaultableCall = (typeof faultable)[number];

/** Where the service that draws the map stands (MAP-5). */
export type MapServiceState = 'notLoaded' | 'loading' | 'loaded' | 'failed' | 'authFailure';

export type MapServiceEvent = 'opened' | 'tileLoaded' | 'tileFailed' | 'tileRefused' | 'retried';

const transitions: Record<MapServiceState, Partial<Record<MapServiceEvent, MapServiceState>>> = {
  notLoaded: { opened: 'loading' },
  loading: { tileLoaded: 'loaded', tileFailed: 'failed', tileRefused: 'authFailure' },
  // A tile that is missing leaves a gap; the map is still there.
  loaded: { tileRefused: 'authFailure' },
  failed: { tileLoaded: 'loaded', tileRefused: 'authFailure', retried: 'loading' },
  authFailure: { retried: 'loading' },
};

/** The next state of the map service; an event that does not apply to a state leaves it as it is. */
export function mapService(state: MapServiceState, event: MapServiceEvent): MapServiceState {
  return transitions[state][event] ?? state;
}

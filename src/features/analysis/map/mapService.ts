/** The state of the map service (MAP-5). */
export type MapServiceState = 'notLoaded' | 'loading' | 'loaded' | 'failed' | 'authFailure';

export type MapServiceEvent = 'opened' | 'tileLoaded' | 'tileFailed' | 'tileRefused' | 'retried';

const transitions: Record<MapServiceState, Partial<Record<MapServiceEvent, MapServiceState>>> = {
  notLoaded: { opened: 'loading' },
  loading: { tileLoaded: 'loaded', tileFailed: 'failed', tileRefused: 'authFailure' },
  // A missing tile leaves a gap in a working map.
  loaded: { tileRefused: 'authFailure' },
  failed: { tileLoaded: 'loaded', tileRefused: 'authFailure', retried: 'loading' },
  authFailure: { retried: 'loading' },
};

/** The next state of the map service; an event that does not apply changes nothing. */
export function mapService(state: MapServiceState, event: MapServiceEvent): MapServiceState {
  return transitions[state][event] ?? state;
}

import { expect, test } from 'vitest';
import { type MapServiceEvent, type MapServiceState, mapService } from './mapService.ts';

test.each<[MapServiceEvent[], MapServiceState]>([
  [[], 'notLoaded'],
  [['opened'], 'loading'],
  [['opened', 'tileLoaded'], 'loaded'],
  [['opened', 'tileFailed'], 'failed'],
  [['opened', 'tileRefused'], 'authFailure'],
  [['opened', 'tileLoaded', 'tileFailed'], 'loaded'],
  [['opened', 'tileLoaded', 'tileRefused'], 'authFailure'],
  [['opened', 'tileFailed', 'tileLoaded'], 'loaded'],
  [['opened', 'tileFailed', 'retried'], 'loading'],
  [['opened', 'tileRefused', 'tileLoaded'], 'authFailure'],
  [['opened', 'tileRefused', 'retried'], 'loading'],
  [['tileLoaded'], 'notLoaded'],
])('after %j the map service is %s (MAP-5)', (events, state) => {
  expect(events.reduce(mapService, 'notLoaded')).toBe(state);
});

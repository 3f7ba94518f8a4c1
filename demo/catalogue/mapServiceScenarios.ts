import { MAP_TILES } from '#mocks/controls/faultableCalls.ts';
import { faultEveryCall, ownerSettings, type Scenario, status } from './Scenario.ts';

export const mapServiceScenarios: Scenario[] = [
  {
    name: 'Map service: not loaded',
    settings: ownerSettings('/analyze-surveys/1'),
    steps: 'Nothing of the map is loaded until “Map View” is opened.',
    shows: ['Map View'],
  },
  {
    name: 'Map service: loading',
    settings: {
      ...ownerSettings('/analyze-surveys/1?tab=map'),
      ...faultEveryCall(MAP_TILES, { kind: 'held' }),
    },
    shows: ['Loading the map...'],
  },
  {
    name: 'Map service: loaded',
    settings: ownerSettings('/analyze-surveys/1?tab=map'),
    shows: ['List of places'],
  },
  {
    name: 'Map service: failed',
    settings: {
      ...ownerSettings('/analyze-surveys/1?tab=map'),
      ...faultEveryCall(MAP_TILES, { kind: 'network' }),
    },
    shows: ['The map could not be loaded.'],
  },
  {
    name: 'Maps authentication failure',
    settings: {
      ...ownerSettings('/analyze-surveys/1?tab=map'),
      ...faultEveryCall(MAP_TILES, status(401)),
    },
    shows: ['Error: AuthFailure'],
  },
];

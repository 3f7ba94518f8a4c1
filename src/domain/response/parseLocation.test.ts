import { expect, test } from 'vitest';
import { parseLocation, unreadableLocation } from './parseLocation.ts';

test.each([
  ['48.1', '2.3', { latitude: 48.1, longitude: 2.3 }, null],
  ['52,52', '13,40', { latitude: 52.52, longitude: 13.4 }, null],
  [' -33,9 ', '+151.2', { latitude: -33.9, longitude: 151.2 }, null],
  ['0', '32.58', { latitude: 0, longitude: 32.58 }, null],
  ['-90', '180', { latitude: -90, longitude: 180 }, null],
  ['0', '0', null, null],
  ['0,0', '-0.000', null, null],
  ['', ' ', null, null],
  [null, undefined, null, null],
  ['91', '181', null, '91, 181'],
  ['north', 'east', null, 'north, east'],
  ['1,234,567', '5', null, '1,234,567, 5'],
  ['52° 31′', '13.4', null, '52° 31′, 13.4'],
  ['481', null, null, '481, '],
])('%j, %j is the place %j, and unreadable as %j (MAP-3)', (lat, long, place, unreadable) => {
  expect(parseLocation({ lat, long })).toEqual(place);
  expect(unreadableLocation({ lat, long })).toBe(unreadable);
});

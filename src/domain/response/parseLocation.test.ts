import { expect, test } from 'vitest';
import { parseLocation } from './parseLocation.ts';

test.each([
  ['48.1', '2.3', { latitude: 48.1, longitude: 2.3 }],
  ['52,52', '13,40', { latitude: 52.52, longitude: 13.4 }],
  [' -33,9 ', '+151.2', { latitude: -33.9, longitude: 151.2 }],
  ['0', '32.58', { latitude: 0, longitude: 32.58 }],
  ['-90', '180', { latitude: -90, longitude: 180 }],
  ['0', '0', { latitude: 0, longitude: 0 }],
  ['', ' ', null],
  [null, undefined, null],
  ['91', '181', null],
  ['north', 'east', null],
  ['1,234,567', '5', null],
  ['52° 31′', '13.4', null],
  ['481', null, null],
  ['90.01', '0', null],
  ['0', '-180.01', null],
  ['0x10', '5', null],
  ['4.5e1', '-2e-7', { latitude: 45, longitude: -2e-7 }],
])('%j, %j is the place %j (MAP-3)', (lat, long, place) => {
  expect(parseLocation({ lat, long })).toEqual(place);
});

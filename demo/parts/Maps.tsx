import type { Place } from '#ui/map/Place.ts';
import { PlaceMap } from '#ui/map/PlaceMap.tsx';
import { tilesOf } from './answerTiles.ts';
import { Part, State } from './Part.tsx';

const places: Place[] = [
  { id: 1, latitude: 33.8938, longitude: 35.5018, detail: 'March 2, 2026, complete' },
  { id: 2, latitude: 33.8886, longitude: 35.4955 },
  { id: 3, latitude: 33.8999, longitude: 35.4812 },
];
const none: Place[] = [];
const titleOf = ({ id }: Place) => `Response ${id}`;

/** A map in each state of its service. */
export function Maps() {
  const states = [
    ['Map that is there', 'loaded', places],
    ['Map that is loading', 'loading', places],
    ['Map that failed', 'failed', places],
    ['Map that refused', 'refused', places],
    ['Map without places', 'loaded', none],
  ] as const;
  return (
    <Part name="PlaceMap and PlaceList">
      {states.map(([name, state, some]) => (
        <State key={name} name={name} wide>
          <PlaceMap label={name} places={some} titleOf={titleOf} tiles={tilesOf(state)} />
        </State>
      ))}
    </Part>
  );
}

import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { GrowingList } from '#ui/GrowingList.tsx';
import type { Place } from './clusterPlaces.ts';

interface PlaceListProps {
  places: Place[];
  titleOf: (place: Place) => string;
  onChoose: (place: Place) => void;
}

const FIRST = 100;

/** The places in words; selecting one shows it on the map. */
export function PlaceList({ places, titleOf, onChoose }: PlaceListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="place-list" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>List of places</summary>
      {isOpen && (
        <GrowingList items={places} first={FIRST} what="places" className="places">
          {(place) => (
            <Button
              variant="minimal"
              text={`${titleOf(place)}: ${place.latitude}, ${place.longitude}`}
              onClick={() => onChoose(place)}
            />
          )}
        </GrowingList>
      )}
    </details>
  );
}

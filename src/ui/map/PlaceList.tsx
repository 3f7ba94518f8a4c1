import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import type { Place } from './clusterPlaces.ts';

interface PlaceListProps {
  places: Place[];
  titleOf: (place: Place) => string;
  onChoose: (place: Place) => void;
}

const ROW_HEIGHT = 36;

/** The places in words; selecting one shows it on the map. */
export function PlaceList({ places, titleOf, onChoose }: PlaceListProps) {
  const [isOpen, setOpen] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: isOpen ? places.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  return (
    <details className="place-list" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>List of places</summary>
      <div className="place-list-scroller" ref={scroller}>
        <ul className="windowed-list" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const place = places[index];
            return (
              place && (
                <li key={key} className="windowed" style={{ transform: `translateY(${start}px)` }}>
                  <Button
                    variant="minimal"
                    text={`${titleOf(place)}: ${place.latitude}, ${place.longitude}`}
                    onClick={() => onChoose(place)}
                  />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </details>
  );
}

import 'ol/ol.css';
import './map.css';
import { Callout } from '@blueprintjs/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount, pluralize } from '#domain/format/figures.ts';
import { Button } from '#ui/Button.tsx';
import { returnFocus } from '#ui/focus.ts';
import { useLatest } from '#ui/hooks.ts';
import { ShowMoreList } from '#ui/ShowMoreList.tsx';
import { TruncatedList } from '#ui/TruncatedList.tsx';
import type { Place } from './clusterPlaces.ts';
import { createMap } from './createMap.ts';
import { mapService } from './mapService.ts';
import type { Tiles } from './tileSource.ts';

interface PlaceListProps {
  places: Place[];
  formatTitle: (place: Place) => string;
  onChoose: (place: Place) => void;
}

const FIRST_PLACES = 100;

/** The places in words; selecting one shows it on the map. */
function PlaceList({ places, formatTitle, onChoose }: PlaceListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="place-list" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>List of places</summary>
      {isOpen && (
        <ShowMoreList items={places} first={FIRST_PLACES} itemName="places" className="places">
          {(place) => (
            <Button
              variant="minimal"
              text={`${formatTitle(place)}: ${place.latitude}, ${place.longitude}`}
              onClick={() => onChoose(place)}
            />
          )}
        </ShowMoreList>
      )}
    </details>
  );
}

interface PlaceMapProps {
  label: string;
  /** Must stay the same object while the places are the same. */
  places: Place[];
  /** How many responses have no place. */
  missingCount: number;
  /** The name of a place: "Response 7". */
  formatTitle: (place: Place) => string;
  tiles: Tiles;
  /** Opens a place, by its marker or by its name in a popup. Without it a click shows details. */
  onOpen?: (place: Place) => void;
}

/** Places on a map, 400 px high, and as a list for people who cannot see it or use a pointer. */
export function PlaceMap({
  label,
  places,
  missingCount,
  formatTitle,
  tiles,
  onOpen,
}: PlaceMapProps) {
  const target = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLElement>(null);
  const map = useRef<ReturnType<typeof createMap>>(null);
  const [state, report] = useReducer(mapService, 'notLoaded');
  const [attempt, setAttempt] = useState(0);
  const [openPlaces, setShown] = useState<Place[]>([]);
  const [rest, setRest] = useState<{ zoom: number; visibleCount: number }>();
  /** The element of the list that opened the popup: closing it returns the focus. */
  const chosenIn = useRef<Element>(null);
  const canOpen = onOpen !== undefined;
  const latestOpen = useLatest(onOpen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry creates a new map
  useEffect(() => {
    if (!target.current || !popup.current) return undefined;
    report('opened');
    map.current = createMap({
      target: target.current,
      popup: popup.current,
      places,
      tiles,
      report,
      onShow: setShown,
      onRest: (zoom, visibleCount) => setRest({ zoom, visibleCount }),
      ...(canOpen && { onOpen: (place: Place) => latestOpen.current?.(place) }),
    });
    return () => map.current?.dispose();
  }, [places, tiles, attempt, canOpen]);

  if (state === 'authFailure') {
    return (
      <div className="map-failure" role="alert">
        Error: AuthFailure
      </div>
    );
  }
  return (
    <>
      <section
        className="place-map"
        aria-label={label}
        data-state={state}
        data-zoom={rest?.zoom}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return;
          flushSync(() => map.current?.close());
          // A popup without a button has the focus itself, and stays.
          popup.current?.blur();
          returnFocus(chosenIn.current);
        }}
      >
        <div
          className="place-map-canvas"
          ref={target}
          role="application"
          aria-label={`${label}: arrow keys move it, plus and minus zoom`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users move and zoom the map
          tabIndex={0}
        />
        <section
          className="place-popup"
          ref={popup}
          aria-label="Places here"
          aria-live="polite"
          tabIndex={-1}
        >
          {openPlaces.length > 0 && (
            <div className="place-popup-list">
              <TruncatedList items={openPlaces} itemName="places">
                {(visiblePlaces) => (
                  <ul>
                    {visiblePlaces.map((place) => (
                      <li key={place.id}>
                        {onOpen ? (
                          <Button
                            variant="minimal"
                            size="small"
                            text={formatTitle(place)}
                            onClick={() => onOpen(place)}
                          />
                        ) : (
                          <span>{formatTitle(place)}</span>
                        )}
                        {place.detail && <span className="place-detail">{place.detail}</span>}
                      </li>
                    ))}
                  </ul>
                )}
              </TruncatedList>
            </div>
          )}
        </section>
        <p className="map-attribution">{tiles.attribution}</p>
        {state === 'loading' && <p className="map-note">Loading the map...</p>}
        {places.length > 0 && (
          <Button
            className="show-all-places"
            size="small"
            text="Show all places"
            onClick={() => map.current?.showAll()}
          />
        )}
      </section>
      {state === 'failed' && (
        <Callout intent="primary" role="status">
          The map could not be loaded. The markers are where they belong.{' '}
          <Button
            size="small"
            text="Try again"
            onClick={() => {
              report('retried');
              setAttempt(attempt + 1);
            }}
          />
        </Callout>
      )}
      {places.length > 0 && (
        <p className="muted">
          {`Showing ${formatCount(rest?.visibleCount ?? places.length)} of ${pluralize(places.length, 'place')}`}
          {missingCount > 0 && ` (${pluralize(missingCount, 'response', ['has', 'have'])} none)`}
        </p>
      )}
      {places.length > 0 && (
        <div className="row place-tools">
          <PlaceList
            places={places}
            formatTitle={formatTitle}
            onChoose={(place) => {
              chosenIn.current = document.activeElement;
              flushSync(() => map.current?.showPlace(place));
              (popup.current?.querySelector('button') ?? popup.current)?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}

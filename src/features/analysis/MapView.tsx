import { useMemo } from 'react';
import { environment } from '#api/environment.ts';
import type { SurveyAnalysis } from '#domain/analysis.ts';
import { formatCount } from '#domain/formatCount.ts';
import { parseLocation } from '#domain/parseLocation.ts';
import type { Place } from '#ui/map/Place.ts';
import { PlaceMap } from '#ui/map/PlaceMap.tsx';

const tiles = {
  url: environment.mapTilesUrl,
  key: environment.mapTilesKey,
  attribution: environment.mapAttribution,
};

interface MapViewProps {
  responses: readonly SurveyAnalysis['responses'][number][];
}

const titleOf = ({ id }: Place) => `Response ${id}`;

/** Where the responses were given (section 2): a marker for each that has a valid place. */
export function MapView({ responses }: MapViewProps) {
  const places = useMemo(
    () =>
      responses.flatMap((response) => {
        const location = parseLocation(response);
        return location ? [{ id: response.id, ...location }] : [];
      }),
    [responses],
  );
  return (
    <div className="card summary">
      <PlaceMap label="Response map" places={places} titleOf={titleOf} tiles={tiles} />
      <p className="muted">
        {places.length === 0
          ? 'No locations yet'
          : `${formatCount(places.length)} of ${formatCount(responses.length)} responses have a location`}
      </p>
    </div>
  );
}

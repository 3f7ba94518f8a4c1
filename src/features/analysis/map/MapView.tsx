import { Card } from '@blueprintjs/core';
import { useMemo } from 'react';
import { environment } from '#api/environment.ts';
import type { AnalyzedResponse } from '#domain/analysis/analysis.ts';
import { formatShortDate } from '#domain/format/dates.ts';
import { formatDuration, formatPercent } from '#domain/format/figures.ts';
import { parseLocation } from '#domain/response/parseLocation.ts';
import { useOpenResponse } from '#ui/response/useOpenResponse.ts';
import type { Report } from '../useReport.ts';
import type { Place } from './clusterPlaces.ts';
import { PlaceMap } from './PlaceMap.tsx';

const tiles = {
  url: environment.mapTilesUrl,
  key: environment.mapTilesKey,
  attribution: environment.mapAttribution,
};

const placeTitle = ({ id }: Place) => `Response ${id}`;

/** A response's day, completion and duration, where known. */
function describeResponse({
  createdAt,
  completionPercentage,
  timeSpent,
}: AnalyzedResponse): string {
  const textIfKnown = (value: unknown, text: string) =>
    value === null || value === undefined ? [] : [text];
  return [
    ...textIfKnown(createdAt, formatShortDate(createdAt)),
    ...textIfKnown(completionPercentage, `${formatPercent(completionPercentage)} complete`),
    ...textIfKnown(timeSpent, formatDuration(timeSpent)),
  ].join(', ');
}

/** The map of responses (MAP-1 to MAP-4): a marker for each valid place. */
export function MapView({ report }: { report: Report }) {
  const { responses } = report.filtered;
  const scopeText = report.filters.length > 0 ? 'among these people' : 'in these days';
  const places = useMemo(
    () =>
      responses.flatMap((response) => {
        const location = parseLocation(response);
        return location
          ? [{ id: response.id, ...location, detail: describeResponse(response) }]
          : [];
      }),
    [responses],
  );
  const { open } = useOpenResponse();
  const onOpen = ({ id }: Place) => open({ id, surveyId: undefined });
  return (
    <Card className="stack summary">
      <PlaceMap
        label="Response map"
        places={places}
        missingCount={responses.length - places.length}
        formatTitle={placeTitle}
        tiles={tiles}
        {...(report.hasIndividualAnswers && { onOpen })}
      />
      {places.length === 0 && (
        <p className="muted">{`No locations ${report.isNarrowed ? scopeText : 'yet'}`}</p>
      )}
    </Card>
  );
}

export interface Location {
  latitude: number;
  longitude: number;
}

function within(text: string | null | undefined, limit: number): number | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** A place in degrees if both texts are numbers on the globe, otherwise null (MAP-3). */
export function parseLocation(place: {
  lat?: string | null | undefined;
  long?: string | null | undefined;
}): Location | null {
  const latitude = within(place.lat, 90);
  const longitude = within(place.long, 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

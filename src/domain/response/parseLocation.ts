export interface Location {
  latitude: number;
  longitude: number;
}

/** A place as sent: degrees as texts. */
interface SentPlace {
  lat?: string | null | undefined;
  long?: string | null | undefined;
}

/** A decimal number, also "52,52", as half of the world writes it. */
const DEGREES = /^[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?$/i;

/** Degrees, also with a decimal comma; `NaN` for anything else. */
function degreesIn(text: string | null | undefined): number {
  const trimmed = text?.trim() ?? '';
  return DEGREES.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** A place in degrees if both texts are numbers on the globe, otherwise null (MAP-3). */
export function parseLocation({ lat, long }: SentPlace): Location | null {
  const latitude = degreesIn(lat);
  const longitude = degreesIn(long);
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnGlobe ? { latitude, longitude } : null;
}

/** Where a response was given, in degrees. */
export interface Place {
  id: number;
  latitude: number;
  longitude: number;
  /** What else is known of it, in words. */
  detail?: string;
}

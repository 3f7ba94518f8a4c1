/** Where a response was given, in degrees. */
export interface Place {
  id: number;
  latitude: number;
  longitude: number;
}

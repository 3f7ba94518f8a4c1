/** The place of a response, in degrees. */
export interface Place {
  id: number;
  latitude: number;
  longitude: number;
  /** Its details in words. */
  detail?: string;
}

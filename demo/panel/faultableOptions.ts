import { type FaultableCall, faultable } from '#mocks/controls/faultable.ts';

/** Every call, by its name. */
export const faultableOptions = Object.fromEntries(faultable.map((call) => [call, call])) as Record<
  FaultableCall,
  string
>;

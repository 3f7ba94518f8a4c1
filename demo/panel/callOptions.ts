import { type FaultableCall, faultableCalls } from '#mocks/controls/faultableCalls.ts';

/** Every call, by its name. */
export const callOptions = Object.fromEntries(faultableCalls.map((call) => [call, call])) as Record<
  FaultableCall,
  string
>;

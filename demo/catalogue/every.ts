import type { FaultableCall } from '#mocks/controls/faultable.ts';
import type { Fault } from '#mocks/controls/settings.ts';

/** Settings in which every answer to a call is the same. */
export const every = (call: FaultableCall, answer: Fault['answer']) => ({
  faults: [{ call, on: 'every' as const, answer }],
});

export const status = (code: number, message = ''): Fault['answer'] => ({
  kind: 'status',
  status: code,
  message,
});

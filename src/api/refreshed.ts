import { type Call, type CallId, calls } from '#domain/api/calls.ts';

/**
 * The data that a mutation invalidates: the call's `refreshes` (SEAM-15). Lists are invalidated
 * whole, other data for the record that the call names.
 */
export function refreshed(call: CallId) {
  const { refreshes = [] }: Call = calls[call];
  return (_answer: unknown, _error: unknown, sent: object) =>
    refreshes.map((type) => {
      const isOne = !type.endsWith('List') && 'id' in sent && typeof sent.id === 'number';
      return isOne ? { type, id: sent.id as number } : type;
    });
}

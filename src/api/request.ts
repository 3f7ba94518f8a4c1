import type { FetchArgs } from '@reduxjs/toolkit/query';
import { type CallId, calls } from '#domain/api/calls.ts';

interface Asked extends Pick<FetchArgs, 'body' | 'params'> {
  /** Takes the place of ":id" in the path. */
  id?: number;
}

/** A call of the API as it is sent: by the slices, and by the entry ahead of them (`firstAnswer.ts`). */
export function request(call: CallId, { id, ...asked }: Asked) {
  const { method, path, access } = calls[call];
  return {
    url: path.slice(1).replace(':id', String(id)),
    method,
    isPublic: access === 'public',
    ...asked,
  };
}

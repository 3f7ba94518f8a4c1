import { type CallId, calls } from '#domain/api/calls.ts';

interface RequestParts {
  /** Replaces ":id" in the path. */
  id?: number;
  params?: Record<string, string | number>;
  /** Sent as JSON; a form is sent unchanged. */
  body?: object;
}

/** A call of the API as `baseApi` sends it. */
export interface ApiCall extends Omit<RequestParts, 'id'> {
  url: string;
  method: string;
  /** Needs no session: a 401 does not end the session. */
  isPublic: boolean;
  /**
   * The person whose id the call carries: it is not sent after another person signed in (SEAM-2).
   */
  inTheNameOf?: number;
}

/** Describes a call of the API by its name. */
export function request(call: CallId, { id, ...parts }: RequestParts): ApiCall {
  const { method, path, access } = calls[call];
  return {
    url: path.slice(1).replace(':id', String(id)),
    method,
    isPublic: access === 'public',
    ...parts,
  };
}

import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/**
 * The one error of every call:
 * - `status`: the server answered 4xx or 5xx; `message` is its own, empty when it gave none;
 * - `network`: no answer came;
 * - `malformed`: an answer came that does not fit its schema; `message` says where;
 * - `superseded`: another person is signed in by now, and the call was not sent.
 */
export type ApiError =
  | { kind: 'status'; status: number; message: string }
  | { kind: 'network' }
  | { kind: 'superseded' }
  | { kind: 'malformed'; message: string };

function messageIn(body: unknown): string {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

export function toApiError(error: FetchBaseQueryError): ApiError {
  if (typeof error.status === 'number') {
    return { kind: 'status', status: error.status, message: messageIn(error.data) };
  }
  if (error.status === 'PARSING_ERROR') {
    return error.originalStatus >= 400
      ? { kind: 'status', status: error.originalStatus, message: '' }
      : { kind: 'malformed', message: 'The answer is not JSON' };
  }
  return { kind: 'network' };
}

/** The server's message when the answer had one of these statuses, else undefined. */
export function serverMessage(error: unknown, ...statuses: number[]): string | undefined {
  const { kind, status, message } = (error ?? {}) as Partial<ApiError & { kind: 'status' }>;
  const applies = kind === 'status' && status !== undefined && statuses.includes(status);
  return applies ? message : undefined;
}

/** The server's message whatever its status, or undefined when it gave none or no answer came. */
export function anyServerMessage(error: unknown): string | undefined {
  const { kind, message } = (error ?? {}) as { kind?: ApiError['kind']; message?: string };
  return kind === 'status' ? message : undefined;
}

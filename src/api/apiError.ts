/**
 * The one error of every call:
 * - `status`: the server answered 4xx or 5xx; `message` is the server's, or empty;
 * - `network`: there was no response;
 * - `malformed`: the response does not fit its schema; `message` says where.
 */
export type ApiError =
  | { kind: 'status'; status: number; message: string }
  | { kind: 'network' }
  | { kind: 'malformed'; message: string };

function messageIn(body: unknown): string {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

/** A body as JSON, null if empty. Other text is malformed only where a schema reads it. */
export function parseResponse(
  status: number,
  text: string,
): { data: unknown } | { error: ApiError } {
  const isFailure = status < 200 || status > 299;
  try {
    const data: unknown = text ? JSON.parse(text) : null;
    return isFailure ? { error: { kind: 'status', status, message: messageIn(data) } } : { data };
  } catch {
    return isFailure ? { error: { kind: 'status', status, message: '' } } : { data: text };
  }
}

/** The server's message for these statuses, or for any if none is given; otherwise undefined. */
export function serverMessage(error: unknown, ...statuses: number[]): string | undefined {
  const { kind, status, message } = (error ?? {}) as Partial<ApiError & { kind: 'status' }>;
  const applies = statuses.length === 0 || statuses.includes(status ?? 0);
  return kind === 'status' && applies ? message : undefined;
}

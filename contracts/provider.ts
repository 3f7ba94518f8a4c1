/** A server that is verified against the contract. */
export interface Provider {
  /** The address before /api/v1. */
  providerUrl: string;
  /** Where it takes provider states: POST { state, params, action }. */
  statesUrl?: string | undefined;
  /** Sent with every request. */
  headers: Record<string, string>;
  /** The timeout of each request, in milliseconds. */
  timeoutMs: number;
}

/** Whether a request failed because its timeout passed; otherwise the connection was refused or closed. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

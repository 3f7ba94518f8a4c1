import type { CallName } from '#mocks/callNames.ts';
import { observable } from './observable.ts';

/** One call as sent and answered. */
export interface LogEntry {
  id: number;
  /** When it was answered, as an ISO date. */
  at: string;
  call: CallName;
  url: string;
  requestHeaders: Record<string, string>;
  /** As text; for an upload a description. Empty without a body. */
  requestBody: string;
  /** Null without an answer: the network failed. */
  status: number | null;
  /** As text, cut if very long. */
  responseBody: string;
  /** Whether `responseBody` is all of it. */
  isComplete: boolean;
  /** From the request to the answer, in milliseconds. */
  duration: number;
}

export interface LogState {
  /** The last calls, the newest first. */
  entries: LogEntry[];
  /** Each answered call with its status, as "GET /agent 200", also calls no longer listed. */
  coveredResponses: string[];
}

const MAX_ENTRIES = 50;
const MAX_BODY_LENGTH = 20_000;

async function readText(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/')) return request.text();
  return `${type.split(';')[0]}, ${(await request.arrayBuffer()).byteLength} bytes`;
}

interface Answered {
  call: CallName;
  /** Copies with unread bodies; both are read here. */
  request: Request;
  response: Response;
  duration: number;
}

/**
 * The last calls, and every answer that occurred. It only records: `contractFit.ts` computes the
 * contract fit when somebody looks.
 */
export function createLog() {
  const current = observable<LogState>({ entries: [], coveredResponses: [] });

  return {
    state: current.state,
    subscribe: current.subscribe,

    /** Continues with the state of the tab's previous page. */
    resume: current.set,

    clear: () => current.set({ entries: [], coveredResponses: [] }),

    async record({ call, request, response, duration }: Answered): Promise<void> {
      const hasAnswer = response.type !== 'error';
      const requestBody = await readText(request);
      const responseBody = hasAnswer ? await response.text() : '';
      const requestHeaders = Object.fromEntries(request.headers);
      const isComplete = responseBody.length <= MAX_BODY_LENGTH;
      const { entries, coveredResponses } = current.state();
      const entry: LogEntry = {
        id: (entries[0]?.id ?? 0) + 1,
        at: new Date().toISOString(),
        call,
        url: request.url,
        requestHeaders,
        requestBody,
        status: hasAnswer ? response.status : null,
        responseBody: isComplete
          ? responseBody
          : `${responseBody.slice(0, MAX_BODY_LENGTH)}… (${responseBody.length} characters)`,
        isComplete: isComplete,
        duration: Math.round(duration),
      };
      current.set({
        entries: [entry, ...entries].slice(0, MAX_ENTRIES),
        coveredResponses: [...new Set([...coveredResponses, `${call} ${response.status}`])],
      });
    },
  };
}

export type Log = ReturnType<typeof createLog>;

import type { LogEntry } from '../controls/log.ts';

const headersOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

function entryOf(entry: LogEntry) {
  const { call, url, at, duration, requestHeaders, requestBody, status, responseBody } = entry;
  const type = requestHeaders['content-type'];
  return {
    // The log says when a call was answered.
    startedDateTime: new Date(Date.parse(at) - duration).toISOString(),
    time: duration,
    request: {
      method: call.split(' ')[0] ?? 'GET',
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(requestHeaders),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(requestBody && { postData: { mimeType: type ?? 'text/plain', text: requestBody } }),
      headersSize: -1,
      bodySize: requestBody.length,
    },
    response: {
      // As browsers write a call that failed.
      status: status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: responseBody.length, mimeType: 'application/json', text: responseBody },
      redirectURL: '',
      headersSize: -1,
      bodySize: responseBody.length,
    },
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
  };
}

/** The calls of the log as an HTTP archive (HAR 1.2), the oldest first. */
export const harOf = (entries: LogEntry[], version: string) => ({
  log: {
    version: '1.2',
    creator: { name: 'Canvass demo', version },
    entries: entries.toReversed().map(entryOf),
  },
});

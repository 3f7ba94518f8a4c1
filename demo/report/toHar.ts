import type { TabCall } from './keepCalls.ts';

const toHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const createPageId = (tab: number) => `tab-${tab + 1}`;

function toEntry(entry: TabCall, tab: number) {
  const {
    call,
    url,
    at: answeredAt,
    duration,
    requestHeaders,
    requestBody,
    status,
    responseBody,
  } = entry;
  const type = requestHeaders['content-type'];
  return {
    pageref: createPageId(tab),
    // The log has the time of the answer.
    startedDateTime: new Date(Date.parse(answeredAt) - duration).toISOString(),
    time: duration,
    request: {
      method: call.split(' ')[0] ?? 'GET',
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toHeaders(requestHeaders),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(requestBody && { postData: { mimeType: type ?? 'text/plain', text: requestBody } }),
      headersSize: -1,
      bodySize: requestBody.length,
    },
    response: {
      // How browsers write a failed call.
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

/**
 * Calls, the oldest first, as an HTTP archive (HAR 1.2) with a page per tab, in the order of
 * `tabs`.
 */
export function toHar(calls: TabCall[], tabs: string[], version: string) {
  const allTabs = [...new Set([...tabs, ...calls.map(({ tab }) => tab)])];
  const entries = calls.map((call) => toEntry(call, allTabs.indexOf(call.tab)));
  const pages = allTabs.flatMap((_, index) => {
    const firstEntry = entries.find(({ pageref }) => pageref === createPageId(index));
    if (!firstEntry) return [];
    const { startedDateTime } = firstEntry;
    const title = `Tab ${index + 1}`;
    return [{ id: createPageId(index), title, startedDateTime, pageTimings: {} }];
  });
  return { log: { version: '1.2', creator: { name: 'Canvass demo', version }, pages, entries } };
}

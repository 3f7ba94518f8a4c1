import type { LogEntry } from '#mocks/controls/createLog.ts';

/** Quotes a text as a single shell argument. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The URL of `mock-api`. At the page's own origin only a service worker answers, which a shell
 * cannot reach.
 */
const SERVER = 'http://localhost:4010';
const startHint = '# npm run mock-api -- --port 4010';
const tokenHint =
  '# TOKEN is what PUT /demo/settings answers to {"signedInAs":"owner"} (docs/demo.md)';

/** The call as a shell command for `mock-api`. An upload leaves the file name to fill in. */
export function toCurl({ call, url, requestHeaders, requestBody }: LogEntry): string {
  const method = call.split(' ')[0] ?? 'GET';
  const isUpload = requestHeaders['content-type']?.startsWith('multipart/');
  const { pathname, search } = new URL(url);
  const hasAuthorization = 'authorization' in requestHeaders;
  const type = isUpload ? undefined : requestHeaders['content-type'];
  const command = [
    `curl -X ${method} ${quote(SERVER + pathname + search)}`,
    ...(hasAuthorization ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(type ? [`-H ${quote(`content-type: ${type}`)}`] : []),
    ...(isUpload
      ? ['-F file=@picture.png']
      : requestBody
        ? [`--data-raw ${quote(requestBody)}`]
        : []),
  ].join(' \\\n  ');
  return [startHint, ...(hasAuthorization ? [tokenHint] : []), command].join('\n');
}

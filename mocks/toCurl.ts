import type { LogEntry } from './log.ts';

/** A text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const sent = ['authorization', 'content-type'];

/** The call as a command for a shell. Of an upload the file is left to be named. */
export function toCurl({ call, url, requestHeaders, requestBody }: LogEntry): string {
  const method = call.split(' ')[0] ?? 'GET';
  const isUpload = requestHeaders['content-type']?.startsWith('multipart/');
  const headers = sent.filter(
    (name) => name in requestHeaders && !(isUpload && name !== 'authorization'),
  );
  return [
    `curl -X ${method} ${quoted(url)}`,
    ...headers.map((name) => `-H ${quoted(`${name}: ${requestHeaders[name]}`)}`),
    ...(isUpload
      ? ['-F file=@picture.png']
      : requestBody
        ? [`--data-raw ${quoted(requestBody)}`]
        : []),
  ].join(' \\\n  ');
}

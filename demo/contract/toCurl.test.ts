import { expect, test } from 'vitest';
import type { LogEntry } from '#mocks/controls/createLog.ts';
import { toCurl } from './toCurl.ts';

const entry: LogEntry = {
  id: 1,
  at: '2026-03-02T09:00:00.000Z',
  call: 'POST /survey/create',
  url: 'https://demo.example/api/v1/survey/create',
  requestHeaders: {
    authorization: 'Bearer abc',
    'content-type': 'application/json',
    accept: '*/*',
  },
  requestBody: '{"title":"Tom\'s"}',
  status: 200,
  responseBody: '{}',
  isComplete: true,
  duration: 1,
};

test('a call becomes a curl command with a token variable, its body, and escaped quotes', () => {
  expect(toCurl(entry)).toBe(
    [
      '# npm run mock-api -- --port 4010',
      '# TOKEN is what PUT /demo/settings answers to {"signedInAs":"owner"} (docs/demo.md)',
      "curl -X POST 'http://localhost:4010/api/v1/survey/create' \\",
      '  -H "authorization: Bearer $TOKEN" \\',
      "  -H 'content-type: application/json' \\",
      "  --data-raw '{\"title\":\"Tom'\\''s\"}'",
    ].join('\n'),
  );
});

test('an upload names a file, and leaves the content type to curl', () => {
  const headers = {
    authorization: 'Bearer abc',
    'content-type': 'multipart/form-data; boundary=x',
  };
  expect(
    toCurl({ ...entry, requestHeaders: headers, requestBody: 'multipart/form-data, 70 bytes' }),
  ).toBe(
    [
      '# npm run mock-api -- --port 4010',
      '# TOKEN is what PUT /demo/settings answers to {"signedInAs":"owner"} (docs/demo.md)',
      "curl -X POST 'http://localhost:4010/api/v1/survey/create' \\",
      '  -H "authorization: Bearer $TOKEN" \\',
      '  -F file=@picture.png',
    ].join('\n'),
  );
});

test('a call without a body has no data option', () => {
  expect(
    toCurl({
      ...entry,
      call: 'GET /agent/:id',
      url: 'http://a/api/v1/agent/1',
      requestHeaders: {},
      requestBody: '',
    }),
  ).toBe("# npm run mock-api -- --port 4010\ncurl -X GET 'http://localhost:4010/api/v1/agent/1'");
});

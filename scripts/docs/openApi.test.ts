import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOperation, findProblem, operations } from '#contracts/description.ts';
import { readInteractions } from '#contracts/pactFile.ts';
import { callNames } from '../../mocks/callNames.ts';

type Schema = Record<string, unknown>;

const document = readFileSync('docs/openapi.json', 'utf8');

test('OpenAPI describes exactly the calls of the mock backend', () => {
  const described = operations.map(({ call }) => call.replace('{id}', ':id'));
  expect(described.toSorted()).toEqual([...callNames].toSorted());
});

test.each(readInteractions().map((interaction) => [interaction.description, interaction] as const))(
  'the pact’s "%s" fits the description',
  (_, { request, response }) => {
    const operation = findOperation(request.method, request.path);
    expect(Object.keys(operation?.answers ?? {})).toContain(String(response.status));
    const schema = operation?.answers[response.status];
    if (schema && response.body) expect(findProblem(schema, response.body.content)).toBe(null);
    if (operation?.body && response.status === 200) {
      expect(findProblem(operation.body, request.body?.content)).toBe(null);
    }
  },
);

/** All schemas of the document with this keyword. */
function schemasWith(keyword: string, node: unknown = JSON.parse(document)): Schema[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap((part) => schemasWith(keyword, part));
  return keyword in node ? [node as Schema, ...inner] : inner;
}

/** The patterns of email addresses. */
const patterns = [...new Set(schemasWith('pattern').map(({ pattern }) => String(pattern)))];

test.each(patterns)('%s is read by ECMAScript without a flag, by Java and by Python', (pattern) => {
  expect(new RegExp(pattern)).toBeInstanceOf(RegExp);
  expect(new RegExp(pattern, 'u')).toBeInstanceOf(RegExp);
  // Other escapes mean something else in java.util.regex, in re, or in both.
  const escapes = pattern.match(/\\(?:u[0-9A-F]{4}|.)/g) ?? [];
  expect(
    escapes.filter((escapeSequence) => !/^\\(?:u[0-9A-F]{4}|[sSdDwW.-])$/.test(escapeSequence)),
  ).toEqual([]);
  expect(pattern).not.toMatch(/\(\?(?!:)|\[[^\]]*(?:\[|&&)/);
});

test.each(patterns)(
  'the pattern %s is valid as a regular expression literal, also with its escapes resolved',
  (pattern) => {
    // Some client generators write patterns this way, such as @hey-api/openapi-ts.
    const resolved = pattern.replace(/\\u([0-9A-F]{4})/g, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    expect(new Function(`return /${resolved}/;`)()).toBeInstanceOf(RegExp);
  },
);

test.each(patterns)('%s takes linear time for long texts', (pattern) => {
  const regExp = new RegExp(pattern, 'u');
  // A quadratic pattern takes half a minute for one of them.
  for (const part of [' ', '\u200b', 'a', '.', 'a.', 'a ', '\u200ba', '@', "'", '-']) {
    const long = part.repeat(100_000);
    for (const text of [
      long,
      `${long}!`,
      `a${long}`,
      `a@${long}`,
      `${long}a@b.co`,
      `a@b.co${long}!`,
    ]) {
      expect(typeof regExp.test(text)).toBe('boolean');
    }
  }
});

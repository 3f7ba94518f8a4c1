import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readInteractions } from './pactFile.ts';

interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>
  >;
}

/** The paths of all optional fields of a schema: "surveys[].user". */
function optionalIn({ properties = {}, required = [], ...schema }: Schema, place = ''): string[] {
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const at = place ? `${place}.${name}` : name;
    return [...(required.includes(name) ? [] : [at]), ...optionalIn(property, at)];
  });
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...own,
    ...parts.flatMap((part) => optionalIn(part, place)),
    ...(schema.items ? optionalIn(schema.items, `${place}[]`) : []),
  ];
}

/** Whether a body has a field at a path. */
function has(body: unknown, [step, ...rest]: string[]): boolean {
  if (step === undefined) return true;
  if (step === '[]') return Array.isArray(body) && body.some((item) => has(item, rest));
  return typeof body === 'object' && body !== null && step in body
    ? has((body as Record<string, unknown>)[step], rest)
    : false;
}

const stepsOf = (place: string) => place.replaceAll('[]', '.[]').split('.').filter(Boolean);

const api: OpenApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

/** The optional fields that the application reads and no interaction has, by call. */
const unseen = Object.entries(api.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { responses }]) => {
    const schema = responses['200']?.content?.['application/json']?.schema;
    if (!schema) return [];
    const address = new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const bodies = readInteractions()
      .filter(
        ({ request, response }) =>
          request.method === method.toUpperCase() &&
          address.test(request.path) &&
          response.status === 200,
      )
      .map(({ response }) => response.body?.content);
    return optionalIn(schema)
      .filter((place) => !bodies.some((body) => has(body, stepsOf(place))))
      .map((place) => `${method.toUpperCase()} ${path}: ${place}`);
  }),
);

test('docs/contracts.md lists exactly the optional fields without an interaction', () => {
  const [, section = ''] = readFileSync('docs/contracts.md', 'utf8').split(
    '## What a server may leave out',
  );
  const listed = [
    ...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(.+?)` \| (.+) \|$/gm),
  ].flatMap(([, call, fields = '']) =>
    [...fields.matchAll(/`(.+?)`/g)].map(([, field]) => `${call}: ${field}`),
  );
  expect(listed.toSorted()).toEqual([...new Set(unseen)].toSorted());
  expect(unseen.length).toBeGreaterThan(0);
});

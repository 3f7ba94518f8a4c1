import { expect, test } from 'vitest';
import { findOperation, operations, resolved, type Schema } from './description.ts';
import { optionalByDocs } from './optionalByDocs.ts';
import { readInteractions } from './pactFile.ts';

/** The paths of all optional fields of a schema: "surveys[].user". */
function optionalIn(schema: Schema, place = ''): string[] {
  const { properties = {}, required = [], items, anyOf = [] } = resolved(schema);
  const ownFields = Object.entries(properties).flatMap(([name, property]) => {
    const fieldPath = place ? `${place}.${name}` : name;
    return [...(required.includes(name) ? [] : [fieldPath]), ...optionalIn(property, fieldPath)];
  });
  return [
    ...ownFields,
    ...anyOf.flatMap((part) => optionalIn(part, place)),
    ...(items ? optionalIn(items, `${place}[]`) : []),
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

const splitPath = (place: string) => place.replaceAll('[]', '.[]').split('.').filter(Boolean);

/** The optional fields that the application reads and no interaction has, by call. */
const unseen = operations.flatMap((operation) => {
  const schema = operation.answers[200];
  if (!schema) return [];
  const bodies = readInteractions()
    .filter(
      ({ request, response }) =>
        findOperation(request.method, request.path) === operation && response.status === 200,
    )
    .map(({ response }) => response.body?.content);
  return optionalIn(schema)
    .filter((place) => !bodies.some((body) => has(body, splitPath(place))))
    .map((place) => `${operation.call}: ${place}`);
});

test('docs/contracts.md lists exactly the optional fields without an interaction', () => {
  const listedFields = Object.entries(optionalByDocs()).flatMap(([call, fields]) =>
    fields.map((field) => `${call}: ${field}`),
  );
  expect(listedFields.toSorted()).toEqual([...new Set(unseen)].toSorted());
  expect(unseen.length).toBeGreaterThan(0);
});

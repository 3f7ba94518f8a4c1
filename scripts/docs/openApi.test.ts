import { expect, test } from 'vitest';
import { findOperation, findProblem, operations } from '#contracts/description.ts';
import { readInteractions } from '#contracts/pactFile.ts';
import { callNames } from '../../mocks/callNames.ts';

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

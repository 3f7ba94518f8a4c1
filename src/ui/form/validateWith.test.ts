import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validateWith } from './createSchemaForm.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'too short'), z.regex(/^a/, 'no a')),
  tags: z.array(z.object({ text: z.string().check(z.minLength(1, 'empty')) })),
});

test('each invalid field has its first message', () => {
  expect(validateWith(schema)({ name: 'b', tags: [{ text: 'x' }, { text: '' }] })).toEqual({
    name: 'too short',
    tags: [undefined, { text: 'empty' }],
  });
});

test('valid values have no errors', () => {
  expect(validateWith(schema)({ name: 'ab', tags: [] })).toEqual({});
});

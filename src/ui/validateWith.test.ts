import { expect, test } from 'vitest';
import * as z from 'zod';
import { validateWith } from './validateWith.ts';

const schema = z.object({
  name: z.string().min(2, 'too short').regex(/^a/, 'no a'),
  tags: z.array(z.object({ text: z.string().min(1, 'empty') })),
});

test('each wrong field has its first message, where the field is', () => {
  expect(validateWith(schema)({ name: 'b', tags: [{ text: 'x' }, { text: '' }] })).toEqual({
    name: 'too short',
    tags: [undefined, { text: 'empty' }],
  });
});

test('valid values have no errors', () => {
  expect(validateWith(schema)({ name: 'ab', tags: [] })).toEqual({});
});

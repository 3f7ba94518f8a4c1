import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  anyCharacters,
  emailSchema,
  emailText,
  optionalText,
  passwordText,
  requiredText,
  trimmedText,
} from '../../src/domain/field/text.ts';
import { describeFields } from './describeFields.ts';

const bounds = { min: 2, max: 5 };

const fields = [
  ['a required text', { firstName: requiredText('Name', bounds) }],
  ['a trimmed text', { title: trimmedText('Title', bounds) }],
  ['an address', { email: emailSchema() }],
  ['an address with limits', { email: emailText({ min: 2, max: 7 }) }],
  ['a text that may be empty', { middleName: optionalText('Middle name', bounds) }],
  ['a password that may be empty', { password: optionalText('Password', bounds, anyCharacters) }],
  ['a password', { password: passwordText('Password', bounds) }],
] as const;

const compile = (schema: z.ZodMiniObject) =>
  new Ajv2020({ formats: { email: true } }).compile(
    describeFields(z.toJSONSchema(schema, { io: 'input' }) as never, ''),
  );

test.each(fields)(
  '%s: the OpenAPI description accepts every value that the schema accepts (SEAM-22, SEAM-37)',
  (label, field) => {
    const schema = z.object(field);
    const [name = ''] = Object.keys(field);
    const isDescribed = compile(schema);
    const part = fc.constantFrom('\u200b', ' ', '\t', 'a', 'com', '😀', '@', '.', '-', "'");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const value = { [name]: parts.join('') };
        const isValid = z.safeParse(schema, value).success;
        if (!isValid) return;
        // A format cannot say that blanks around an address are dropped.
        const describedValue = label === 'an address' ? z.parse(schema, value) : value;
        expect(isDescribed(describedValue)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  },
);

test('limits of length are described by keywords, and rules that no keyword can state by sentences', () => {
  const { properties } = describeFields(
    z.toJSONSchema(z.object({ firstName: requiredText('Name', bounds) }), { io: 'input' }) as never,
    '',
  ) as { properties: object };
  expect(properties).toMatchObject({
    firstName: {
      description:
        'First name. At least 2 characters, without blanks at its ends and characters without width',
      type: 'string',
      minLength: 2,
      maxLength: 5,
    },
  });
  expect(JSON.stringify(properties)).not.toContain('pattern');
});

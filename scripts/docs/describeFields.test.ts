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

test.each(fields)(
  '%s: the OpenAPI description accepts the same values as the schema (SEAM-22, SEAM-37)',
  (_, field) => {
    const schema = z.object(field);
    const [name = ''] = Object.keys(field);
    const described = new Ajv2020({ formats: { email: true } }).compile(
      describeFields(z.toJSONSchema(schema, { io: 'input' }) as never, ''),
    );
    const part = fc.constantFrom('\u200b', ' ', '\t', 'a', 'com', '😀', '@', '.', '-', "'");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const value = { [name]: parts.join('') };
        expect(described(value)).toBe(z.safeParse(schema, value).success);
      }),
      { numRuns: 1000 },
    );
  },
);

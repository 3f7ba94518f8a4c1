import { expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { signUpFormSchema } from './signUpForm.ts';

const valid = {
  firstName: 'Ada',
  middleName: '',
  lastName: 'King',
  email: 'ada@example.com',
  password: 'secret1',
};

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', 'A', 'First name must contain at least 2 characters'],
  ['firstName', 'Al', undefined],
  ['firstName', 'x'.repeat(20), undefined],
  ['firstName', 'x'.repeat(21), 'First name must contain at most 20 characters'],
  ['middleName', '', undefined],
  ['middleName', 'B', undefined],
  ['middleName', 'x'.repeat(20), undefined],
  ['middleName', 'x'.repeat(21), 'Middle name must contain at most 20 characters'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'K', 'Last name must contain at least 2 characters'],
  ['lastName', 'Ko', undefined],
  ['lastName', 'x'.repeat(20), undefined],
  ['lastName', 'x'.repeat(21), 'Last name must contain at most 20 characters'],
  ['email', '', 'Email is required'],
  ['email', 'a', 'Email must contain at least 2 characters'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['email', `${'a'.repeat(38)}@example.com`, undefined],
  ['email', `${'a'.repeat(39)}@example.com`, 'Email must contain at most 50 characters'],
  ['password', '', 'Password is required'],
  ['password', '12345', 'Password must contain at least 6 characters'],
  ['password', '123456', undefined],
  ['password', 'x'.repeat(100), undefined],
  ['password', 'x'.repeat(101), 'Password must contain at most 100 characters'],
])(
  'the field %s with %j shows %j (SIGNUP-6, SIGNUP-7, SIGNUP-8, SIGNUP-9, SIGNUP-10)',
  (field, value, message) => {
    expect(firstIssues(signUpFormSchema, { ...valid, [field]: value })[field]).toBe(message);
  },
);

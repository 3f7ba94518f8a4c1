import { expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { profileFormSchema, updateProfileBodySchema } from './profileForm.ts';

const valid = {
  firstName: 'Ada',
  middleName: '',
  lastName: 'King',
  email: 'ada@example.com',
  mobileNumber: '01234567890',
  password: '',
};

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', 'A', 'First name must contain at least 2 characters'],
  ['firstName', 'x'.repeat(20), undefined],
  ['firstName', 'x'.repeat(21), 'First name must contain at most 20 characters'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'K', 'Last name must contain at least 2 characters'],
  ['lastName', 'x'.repeat(20), undefined],
  ['lastName', 'x'.repeat(21), 'Last name must contain at most 20 characters'],
  ['middleName', 'x'.repeat(20), undefined],
  ['middleName', 'x'.repeat(21), 'Middle name must contain at most 20 characters'],
  ['email', '', 'Email is required'],
  ['email', 'a', 'Email must contain at least 2 characters'],
  ['email', `${'a'.repeat(38)}@example.com`, undefined],
  ['email', `${'a'.repeat(39)}@example.com`, 'Email must contain at most 50 characters'],
  ['mobileNumber', '', 'Mobile number is required'],
  ['mobileNumber', '0123456789', 'Mobile number must have 11 characters'],
  ['mobileNumber', '01234567890', undefined],
  ['mobileNumber', '012345678901', 'Mobile number must have 11 characters'],
  ['password', '', undefined],
  ['password', '12345', 'Password must contain at least 6 characters'],
  ['password', '123456', undefined],
  ['password', 'x'.repeat(100), undefined],
  ['password', 'x'.repeat(101), 'Password must contain at most 100 characters'],
])(
  'the field %s with %j shows %j (PROFILE-5, PROFILE-6, PROFILE-7, PROFILE-8, PROFILE-9)',
  (field, value, message) => {
    expect(firstIssues(profileFormSchema, { ...valid, [field]: value })[field]).toBe(message);
  },
);

test('middle name and password may be null (PROFILE-8, PROFILE-9)', () => {
  const body = { ...valid, id: 1, middleName: null, password: null };
  expect(firstIssues(updateProfileBodySchema, body)).toEqual({});
});

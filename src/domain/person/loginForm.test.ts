import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { loginFormSchema } from './loginForm.ts';

const valid = { email: 'ada@example.com', password: 'secret1' };
const issues = (change: object) => firstIssues(loginFormSchema, { ...valid, ...change });
const emailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

test('a valid login has no message', () => {
  expect(issues({})).toEqual({});
});

describe('email', () => {
  test.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['a', 'Email must contain at least 2 characters'],
    ['ab', 'Please enter a valid email address'],
    ['a@b', 'Please enter a valid email address'],
    [emailOf(50), undefined],
    [emailOf(51), 'Email must contain at least 50 characters'],
  ])('%j shows %j (LOGIN-8, LOGIN-9, LOGIN-10, LOGIN-11, LOGIN-12)', (email, message) => {
    expect(issues({ email }).email).toBe(message);
  });
});

describe('password', () => {
  test.each([
    ['', 'Password is required'],
    ['     ', 'Password must contain at least 6 characters'],
    ['12345', 'Password must contain at least 6 characters'],
    ['123456', undefined],
    ['x'.repeat(100), undefined],
    ['x'.repeat(101), 'Password must contain at most 100 characters'],
  ])('%j shows %j (LOGIN-13, LOGIN-14, LOGIN-15)', (password, message) => {
    expect(issues({ password }).password).toBe(message);
  });
});

test('six blanks are a valid password (SEAM-21)', () => {
  expect(issues({ password: '      ' })).toEqual({});
});

test('an e-mail address is validated and sent without surrounding blanks (SEAM-22)', () => {
  expect(issues({ email: ' a ' }).email).toBe('Email must contain at least 2 characters');
  expect(loginFormSchema.parse({ ...valid, email: ' ada@example.com ' }).email).toBe(
    'ada@example.com',
  );
});

test('characters that nobody sees belong to no address, wherever they stand (SEAM-22)', () => {
  const unseen = fc.constantFrom('\u200b', '\u200e', '\u00ad', '\u2060', '\ufeff', '\u2800', '\t');
  const places = fc.array(fc.tuple(fc.nat(valid.email.length), unseen), { maxLength: 5 });
  fc.assert(
    fc.property(places, (added) => {
      const email = added.reduce(
        (text, [at, sign]) => text.slice(0, at) + sign + text.slice(at),
        valid.email,
      );
      expect(loginFormSchema.parse({ ...valid, email }).email).toBe(valid.email);
    }),
  );
  // A blank within is seen as a gap.
  expect(issues({ email: 'ada@exam ple.com' }).email).toBe('Please enter a valid email address');
});

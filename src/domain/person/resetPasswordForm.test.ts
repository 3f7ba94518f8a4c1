import { expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { resetPasswordFormSchema } from './resetPasswordForm.ts';

test.each([
  ['', '', { password: 'Password is required', confirmPassword: 'Confirm password is required' }],
  [
    '12345',
    '12345',
    {
      password: 'Password must contain at least 6 characters',
      confirmPassword: 'Confirm password must contain at least 6 characters',
    },
  ],
  ['123456', '123456', {}],
  ['x'.repeat(100), 'x'.repeat(100), {}],
  [
    'x'.repeat(101),
    'x'.repeat(101),
    {
      password: 'Password must contain at most 100 characters',
      confirmPassword: 'Confirm password must contain at most 100 characters',
    },
  ],
  ['123456', '123457', { confirmPassword: 'Passwords do not match' }],
])('the passwords %j and %j show %j (RESET-6, RESET-7)', (password, confirmPassword, messages) => {
  expect(firstIssues(resetPasswordFormSchema, { password, confirmPassword })).toEqual(messages);
});

import { expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { forgotPasswordFormSchema } from './forgotPasswordForm.ts';

test.each([
  ['', 'Email is required'],
  ['a', 'Email must contain at least 2 characters'],
  ['ab', 'Please enter a valid email address'],
  [`${'a'.repeat(38)}@example.com`, undefined],
  [`${'a'.repeat(39)}@example.com`, 'Email must contain at most 50 characters'],
])('the address %j shows %j (FORGOT-4)', (email, message) => {
  expect(firstIssues(forgotPasswordFormSchema, { email }).email).toBe(message);
});

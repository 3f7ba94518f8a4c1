import { expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { loginFormSchema } from './loginForm.ts';

test.each([
  ['', 'Email is required'],
  ['a', 'Email must contain at least 2 characters'],
  ['ab', 'Please enter a valid email address'],
  ['a'.repeat(60), 'Please enter a valid email address'],
  [`${'a'.repeat(50)}@example.com`, 'Email must contain at least 50 characters'],
])('the email %j shows only the first message that applies: %j (LOGIN-12)', (email, message) => {
  expect(firstIssues(loginFormSchema, { email, password: 'x' }).email).toBe(message);
});
